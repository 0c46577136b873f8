/** Purchases of one piece of goods that are on their way at once in this process. */
const atOnce = 8;
/** A turn that nobody gave back, since its transaction never began, ends by itself. */
const longestMilliseconds = 10_000;

/** Ends a turn; a second time it does nothing. */
export type EndTurn = () => void;

interface Line {
  going: number;
  waiting: (() => void)[];
}

/**
 * Lets a crowd that wants the same goods go a few at a time, so that those behind find it sold out without a transaction,
 * and other calls find a connection.
 */
export function createTurns(): (goods: number) => Promise<EndTurn> {
  const lines = new Map<number, Line>();
  const end = (goods: number, line: Line): void => {
    const next = line.waiting.shift();
    if (next) {
      next();
      return;
    }
    line.going -= 1;
    if (line.going === 0) lines.delete(goods);
  };
  return async (goods) => {
    const line = lines.get(goods) ?? { going: 0, waiting: [] };
    lines.set(goods, line);
    if (line.going < atOnce) line.going += 1;
    else await new Promise<void>((begin) => line.waiting.push(begin));
    let isOver = false;
    const endTurn = (): void => {
      if (isOver) return;
      isOver = true;
      clearTimeout(timer);
      end(goods, line);
    };
    const timer = setTimeout(endTurn, longestMilliseconds);
    timer.unref();
    return endTurn;
  };
}
