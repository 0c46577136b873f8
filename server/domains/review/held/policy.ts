import type { RefusalName } from '../../../../contract/refusals.ts';
import { type JudgedPost, mayAct } from '../policy.ts';

interface Moderator {
  uid: number;
  groupid: number;
  countryFid: number;
}

interface Claim {
  claimed_by: number | null;
  claimed_until: Date | null;
}

/** Why a moderator may not decide about a held post: as with any post, and nobody about their own. */
export function mayJudge(by: Moderator, post: JudgedPost): RefusalName | undefined {
  const refusal = mayAct(by, 'ban', post);
  if (refusal) return refusal;
  return by.uid === post.authorid ? 'threads.held_own' : undefined;
}

/** Another moderator is at it now. */
export const isClaimedByOther = ({ claimed_by, claimed_until }: Claim, uid: number, now: Date): boolean =>
  claimed_by !== null && claimed_by !== uid && claimed_until !== null && claimed_until > now;
