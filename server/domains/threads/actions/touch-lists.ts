import type { Place } from '../rules/places.ts';

/** Tags of the lists that a thread stands in: its country's, its board's, and those of all. */
export const listTags = ({ fid, countryFid }: Place): string[] => [
  ...new Set([`f:${countryFid}`, `f:${fid}`, 'f:all']),
];

/** Makes the lists that a thread stands in, or stood in, stale. */
export function touchLists(ctx: { touch(tag: string): void }, place: Place): void {
  for (const tag of listTags(place)) ctx.touch(tag);
}
