/**
 * From a moment (unix seconds) on, local time is so many minutes ahead of UTC. A browser's own table of time zones is as
 * old as its phone, and countries change theirs, so the server's rules the days that a page shows.
 */
export type ZoneOffset = readonly [since: number, minutes: number];

const minute = 60;

/** Seconds that local time is ahead of UTC; before the first of the offsets, that one. */
export function aheadAt(at: number, offsets: readonly ZoneOffset[]): number {
  const current = offsets.findLast(([since]) => since <= at) ?? offsets[0];
  return (current?.[1] ?? 0) * minute;
}
