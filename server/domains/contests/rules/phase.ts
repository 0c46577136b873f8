import type { ContestDecider, ContestPhase } from '../../../../contract/domains/contests/limits.ts';

/** What a contest's phase depends on. */
export interface Dated {
  opens_at: Date;
  entries_until: Date;
  closes_at: Date;
  frozen_at: Date | null;
  awarded_at: Date | null;
}

/** Where a contest stands now: by its dates, but for its winners. */
export function phaseOf({ opens_at, entries_until, closes_at, frozen_at, awarded_at }: Dated, now: Date): ContestPhase {
  if (awarded_at !== null) return 'won';
  if (frozen_at !== null || now >= closes_at) return 'closed';
  if (now >= entries_until) return 'liking';
  return now >= opens_at ? 'open' : 'before';
}

/** Whether likes decide, alone or with the jury. */
export const likesDecide = (decide: ContestDecider): boolean => decide === 'likes' || decide === 'both';

/** Whether a jury decides, alone or with likes. */
export const juryDecides = (decide: ContestDecider): boolean => decide === 'jury' || decide === 'both';
