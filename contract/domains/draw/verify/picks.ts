import type { Numbers } from './numbers.ts';

/** A prize as far as the draw goes. */
export interface PrizePieces {
  id: number;
  count: number;
}

/** What became of a place of the draw: it won, it was passed over with a reason, or nobody claimed it in time. */
export type Outcome = 'won' | 'passed' | 'unclaimed';

/** A place of the draw as it is shown; `again` is the place whose prize it draws again, 0 for none. */
export interface Pick {
  place: number;
  prizeid: number;
  ticket: number;
  outcome: Outcome;
  again: number;
}

/** The entries as the numbers find them. */
export interface Chances {
  /** All weights together. */
  total: number;
  /** The ticket of the entry at a number below that: weights are counted off in the order of the list. */
  ticketAt(number: number): number;
  /** How many entries there are. */
  entries: number;
}

/**
 * The tickets that a draw finds one after the other. Where nobody wins twice, a number that finds a ticket that was found
 * before is passed by, and the next one decides; undefined once there is none left.
 */
export function ticketsOf(numbers: Numbers, { total, ticketAt, entries }: Chances, once: boolean) {
  const found = new Set<number>();
  return (): number | undefined => {
    if (total === 0 || (once && found.size >= entries)) return undefined;
    let ticket = ticketAt(numbers(total));
    while (once && found.has(ticket)) ticket = ticketAt(numbers(total));
    found.add(ticket);
    return ticket;
  };
}

/**
 * Which prize the next place is for, after the places so far: the first in order of which a piece is left, else one that
 * nobody claimed and that isn't drawn again yet. Undefined where all is drawn.
 */
export function nextPrize(
  prizes: readonly PrizePieces[],
  picks: readonly Pick[],
): { prizeid: number; again: number } | undefined {
  for (const { id, count } of prizes) {
    const firsts = picks.filter(({ prizeid, again, outcome }) => prizeid === id && again === 0 && outcome !== 'passed');
    if (firsts.length < count) return { prizeid: id, again: 0 };
  }
  const again = picks.find(
    ({ place, outcome }) =>
      outcome === 'unclaimed' && !picks.some((later) => later.again === place && later.outcome !== 'passed'),
  );
  return again && { prizeid: again.prizeid, again: again.place };
}

/** Whether the prizes of shown places are those that the rules ask for, place after place. */
export function prizesInOrder(prizes: readonly PrizePieces[], picks: readonly Pick[]): boolean {
  return picks.every(({ place, prizeid, again }, at) => {
    const known = picks.slice(0, at);
    if (place !== at + 1) return false;
    if (again > 0) {
      const before = known[again - 1];
      const isFree = !known.some((other) => other.again === again && other.outcome !== 'passed');
      return before?.outcome === 'unclaimed' && before.prizeid === prizeid && isFree;
    }
    const wanted = nextPrize(prizes, known);
    return wanted?.again === 0 && wanted.prizeid === prizeid;
  });
}
