/** What waits for somebody: how much, since when the oldest, and when the promise of the first of them ends. */
export interface Needs {
  count: number;
  oldest: Date | null;
  /** Null where nothing was promised. */
  due: Date | null;
}

export const nothingWaits: Needs = { count: 0, oldest: null, due: null };

const firstOf = (moments: readonly Date[]): Date | null =>
  moments.length === 0 ? null : new Date(Math.min(...moments.map((at) => at.getTime())));

/** What waits since these moments, where each was promised within so many hours, or nothing was promised. */
export function waitsSince(moments: readonly Date[], promisedHours?: number): Needs {
  const oldest = firstOf(moments);
  const due = oldest && promisedHours !== undefined ? new Date(oldest.getTime() + promisedHours * 3_600_000) : null;
  return { count: moments.length, oldest, due };
}

/** What waits where each has a moment of its own until which it was promised. */
export const waitsUntil = (waiting: readonly { since: Date; due: Date }[]): Needs => ({
  count: waiting.length,
  oldest: firstOf(waiting.map(({ since }) => since)),
  due: firstOf(waiting.map(({ due }) => due)),
});
