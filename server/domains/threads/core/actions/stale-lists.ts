import type { Place } from '../rules/places.ts';

/** Moves with every thread that comes, changes or goes, wherever it stands. */
export const publicThreadsTag = 'f:all';

/** Makes the lists that a thread stands in, or stood in, stale: its country's, its board's, and those of all. */
export function staleLists(ctx: { stale(tag: string): void }, { fid, countryFid }: Place): void {
  for (const tag of [`f:${countryFid}`, `f:${fid}`, publicThreadsTag]) ctx.stale(tag);
}
