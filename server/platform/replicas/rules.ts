/** What a replica is good for at this moment. `ahead`: it has what the primary never wrote, so that it follows another one. */
export type Standing = 'serving' | 'behind' | 'promoted' | 'ahead' | 'lost';

/** How far a replica may be behind its primary, and one that had fallen behind to come back. */
export interface Bounds {
  bytes: number;
  milliseconds: number;
  backMilliseconds: number;
}

export const bounds: Bounds = { bytes: 64 * 1024 * 1024, milliseconds: 10_000, backMilliseconds: 5000 };

/** What a replica said of itself when it was asked. */
export interface Answered {
  inRecovery: boolean;
  /** The place in the primary's log up to which it shows everything. */
  replayed: number;
}

/** Where the primary's log ended at a moment of this process's own clock. */
export interface Mark {
  at: number;
  position: number;
}

/** How far a replica is behind. */
export interface Lag {
  bytes: number;
  /** At most so old is what it shows: it has all that the primary had so long ago. Infinite where that was never seen. */
  milliseconds: number;
}

/** How far a replica is behind that has replayed so far, by the marks of the primary, the oldest first. */
export function lagOf(replayed: number, marks: readonly Mark[], now: number): Lag {
  const reached = marks.findLast(({ position }) => position <= replayed);
  const end = marks.at(-1)?.position ?? replayed;
  return { bytes: Math.max(0, end - replayed), milliseconds: reached ? now - reached.at : Number.POSITIVE_INFINITY };
}

/** What a replica is good for now that it has answered; `end`: where the primary's log ended after its answer of before. */
export function standingOf(
  answered: Answered,
  lag: Lag,
  { before, replayedBefore, end }: { before: Standing; replayedBefore: number; end: number },
): Standing {
  if (!answered.inRecovery) return 'promoted';
  if (replayedBefore > end) return 'ahead';
  const most = before === 'serving' ? bounds.milliseconds : bounds.backMilliseconds;
  return lag.bytes > bounds.bytes || lag.milliseconds > most ? 'behind' : 'serving';
}

/** A replica as the choice sees it. */
interface Candidate {
  /** Statements that it works at, or that wait for it. */
  inFlight: number;
  replayed: number;
}

/** Of those that show everything up to a place the one with the fewest statements; undefined where none is known to. */
export function leastBusy<C extends Candidate>(candidates: readonly C[], after: number): C | undefined {
  const able = candidates.filter(({ replayed }) => replayed >= after);
  return able.reduce<C | undefined>((best, each) => (best && best.inFlight <= each.inFlight ? best : each), undefined);
}
