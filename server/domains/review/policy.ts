import { type ModerationAct, moderationActs } from '../../../contract/domains/review/moderating/limits.ts';
import { operatorGroup } from '../../../contract/primitives/access-limits.ts';
import type { RefusalName } from '../../../contract/refusals.ts';
import type { HeldOffice } from '../../platform/context.ts';
import { mayModerate, type Office, officeOver, type Place } from '../moderation/index.ts';

interface Moderator {
  uid: number;
  groupid: number;
  countryFid: number;
  offices?: readonly HeldOffice[];
  /** The level up to which they read. */
  readaccess?: number;
}

/** A post as a moderator judges it. */
export interface JudgedPost extends Place {
  authorid: number;
  /** Office or level of its author; undefined for somebody unknown. */
  authorGroup: number | undefined;
}

/** What an office does within its place: acts on posts, and the highest level at which it pins threads. */
interface Power {
  acts: readonly ModerationAct[];
  pinsTo: 0 | 1 | 2 | 3;
}

/** What each office may do to posts within its place (docs/features/review.md). */
const officePowers: Record<Office, Power> = {
  everywhere: { acts: moderationActs, pinsTo: 3 },
  country: { acts: moderationActs, pinsTo: 2 },
  board: { acts: moderationActs, pinsTo: 1 },
  /** They pin threads within the topic. */
  topic: { acts: moderationActs, pinsTo: 0 },
};

/** Acts by which a moderator judges who wrote it. */
const judgements: readonly ModerationAct[] = ['ban', 'delete', 'restore'];

/** The highest level at which somebody pins a thread of this place; 0 where they pin replies alone. */
export function pinsTo(by: Moderator, place: Place): number {
  const office = officeOver(by, place);
  return office === undefined ? 0 : officePowers[office].pinsTo;
}

/**
 * Why a moderator may not do something to a post: it stands outside of their office's place, its author holds an office,
 * or it is their own and would earn them XGold.
 */
export function mayAct(by: Moderator, act: ModerationAct, post: JudgedPost): RefusalName | undefined {
  const office = officeOver(by, post);
  if (office === undefined) return mayModerate(by) ? 'threads.other_country' : 'threads.other_place';
  if (!officePowers[office].acts.includes(act)) return 'threads.other_place';
  const own = by.uid === post.authorid;
  if (act === 'digest' && own) return 'threads.moderate_own';
  const inOffice = post.authorGroup !== undefined && mayModerate({ groupid: post.authorGroup });
  const judged = judgements.includes(act) && !own && inOffice;
  return judged && by.groupid !== operatorGroup ? 'threads.author_in_office' : undefined;
}
