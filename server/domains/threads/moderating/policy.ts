import type { ModerationAct } from '../../../../contract/domains/threads/moderating/limits.ts';
import { operatorGroup } from '../../../../contract/primitives/access-limits.ts';
import type { RefusalName } from '../../../../contract/refusals.ts';
import { mayModerate, moderatesIn } from '../../moderation/index.ts';

interface Moderator {
  uid: number;
  groupid: number;
  countryFid: number;
}

/** A post as a moderator meets it. */
export interface MetPost {
  countryFid: number;
  authorid: number;
  /** Office or level of its author; undefined for somebody unknown. */
  authorGroup: number | undefined;
}

/** Acts by which a moderator judges who wrote it. */
const judgements: readonly ModerationAct[] = ['ban', 'delete', 'restore'];

/** Moderators say that a thread of their country is an activity, also their own. */
export const mayMarkActivity = moderatesIn;

/**
 * Why a moderator may not do something to a post: it stands in another country, its author holds an office, or it is
 * their own and would earn them XGold.
 */
export function mayAct(by: Moderator, act: ModerationAct, post: MetPost): RefusalName | undefined {
  if (!moderatesIn(by, post.countryFid)) return 'threads.other_country';
  const own = by.uid === post.authorid;
  if (act === 'digest' && own) return 'threads.moderate_own';
  const inOffice = post.authorGroup !== undefined && mayModerate({ groupid: post.authorGroup });
  const judged = judgements.includes(act) && !own && inOffice;
  return judged && by.groupid !== operatorGroup ? 'threads.author_in_office' : undefined;
}
