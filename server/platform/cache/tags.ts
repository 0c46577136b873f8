/** Carries tags to the other processes; the bus of platform/db/listen. */
interface TagCarrier {
  publish(payload: string): void;
}

type Hear = (tags: readonly string[] | 'all') => void;

/**
 * Which tags moved, in the order this process learned it. A cache notes `position()` before it reads and does not
 * keep what it read when one of its tags has `movedSince` then.
 */
export interface TagBoard {
  position(): number;
  movedSince(tags: Iterable<string>, position: number): boolean;
  /** Tags moved by a commit of this process: told here and to the others. */
  moved(tags: readonly string[]): void;
  /** Tells the others what they have not been told yet; for the end of the process. */
  flush(): void;
  /** Tags another process told. */
  heard(tags: readonly string[]): void;
  /** A message may have been lost: everything counts as moved. */
  lost(): void;
  subscribe(hear: Hear): void;
}

/** Commits of a lively moment are told to the others together: each message is a commit that all others wait for. */
const gatherMilliseconds = 5;
/** NOTIFY stops at 8,000 bytes. */
const tagsInMessage = 200;

/** Moves remembered by tag; older ones fall back to the position below which everything counts as moved. */
const remembered = 50_000;

export function createTagBoard(carrier: TagCarrier): TagBoard {
  const moves = new Map<string, number>();
  const hearers: Hear[] = [];
  const untold = new Set<string>();
  let position = 0;
  let floor = 0;

  const note = (tags: readonly string[]): void => {
    if (tags.length === 0) return;
    position += 1;
    for (const tag of tags) {
      moves.delete(tag);
      moves.set(tag, position);
    }
    for (const [tag, at] of moves) {
      if (moves.size <= remembered) break;
      moves.delete(tag);
      floor = Math.max(floor, at);
    }
    for (const hear of hearers) hear(tags);
  };
  let timer: NodeJS.Timeout | undefined;
  const tell = (): void => {
    clearTimeout(timer);
    const tags = [...untold];
    untold.clear();
    for (let i = 0; i < tags.length; i += tagsInMessage) {
      carrier.publish(JSON.stringify(tags.slice(i, i + tagsInMessage)));
    }
  };
  return {
    position: () => position,
    movedSince: (tags, since) => {
      if (since < floor) return true;
      for (const tag of tags) if ((moves.get(tag) ?? 0) > since) return true;
      return false;
    },
    moved: (tags) => {
      note(tags);
      if (tags.length === 0) return;
      if (untold.size === 0) timer = setTimeout(tell, gatherMilliseconds);
      for (const tag of tags) untold.add(tag);
    },
    flush: tell,
    heard: note,
    lost: () => {
      position += 1;
      floor = position;
      moves.clear();
      for (const hear of hearers) hear('all');
    },
    subscribe: (hear) => hearers.push(hear),
  };
}
