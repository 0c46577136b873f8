import { followLimits } from '../../../contract/domains/follows/limits.ts';
import type { RefusalName } from '../../../contract/refusals.ts';

/** A former member has a number still, and no name. */
export const isThere = <C extends { username: string }>(card: C | undefined): card is C =>
  card !== undefined && card.username !== '';

/** Whether `uid` may follow another member, or read their lists: `blocked` when either has blocked the other. */
export function mayFollow(uid: number, followUid: number, blocked: boolean): RefusalName | undefined {
  if (uid === followUid) return 'follows.yourself';
  return blocked ? 'follows.blocked' : undefined;
}

/** Whether so many members may be followed by one. */
export const mayFollowSoMany = (follows: number): RefusalName | undefined =>
  follows > followLimits.follows ? 'follows.too_many' : undefined;

/** Whether `uid`, who hides `hidden` members, may hide another one more. */
export function mayHide(uid: number, otherUid: number, hidden: number): RefusalName | undefined {
  if (uid === otherUid) return 'follows.hide_yourself';
  return hidden >= followLimits.hidden ? 'follows.too_many_hidden' : undefined;
}
