import type { Verdict } from '../../core/policy.ts';

/** What liking and changing look at of an entry. */
export interface EntryState {
  closes_at: Date | null;
  counts_likes: boolean;
  frozen_at: Date | null;
}

/** All likes count by one instant: from the close on none does, also before the job has frozen the entry. */
export const isOver = ({ closes_at, frozen_at }: EntryState, now: Date): boolean =>
  frozen_at !== null || (closes_at !== null && closes_at <= now);

/** Nobody likes an entry of a closed contest, nor an own one while likes decide. */
export function mayLikeEntry(entry: EntryState, by: { uid: number; authorid: number; now: Date }): Verdict {
  if (isOver(entry, by.now)) return 'threads.photo_frozen';
  return entry.counts_likes && by.uid === by.authorid ? 'threads.photo_own_like' : undefined;
}

/** A frozen entry stays as it was judged. */
export const mayEditEntry = ({ frozen_at }: Pick<EntryState, 'frozen_at'>): Verdict =>
  frozen_at === null ? undefined : 'threads.photo_frozen';
