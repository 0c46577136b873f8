import { type ModerationAct, moderationActs } from '../../../contract/domains/review/moderating/limits.ts';
import { operatorGroup } from '../../../contract/primitives/access-limits.ts';
import type { RefusalName } from '../../../contract/refusals.ts';
import type { HeldOffice } from '../../platform/context.ts';
import { mayModerate, moderatesEverywhere, moderatesIn } from '../moderation/index.ts';
import type { Met } from './meeting.ts';

interface Moderator {
  uid: number;
  groupid: number;
  countryFid: number;
  offices?: readonly HeldOffice[];
  /** The level up to which they read. */
  readaccess?: number;
}

/** Where a post stands: its thread's country, board and topic; 0 or absent where it is in none. */
export interface PostPlace {
  countryFid: number;
  typeid?: number;
  topid?: number;
  /** The level that its readers need. */
  readperm?: number;
}

/** A post as a moderator meets it. */
export interface MetPost extends PostPlace {
  authorid: number;
  /** Office or level of its author; undefined for somebody unknown. */
  authorGroup: number | undefined;
}

/** What an office does within its place: acts on posts, and the highest level at which it pins threads. */
interface Power {
  acts: readonly ModerationAct[];
  pinsTo: 0 | 1 | 2 | 3;
}

/** Offices from the widest to the narrowest, and what each may do (docs/features/moderation.md). */
export const officePowers = {
  /** Operators, and moderators of Global: everywhere. */
  everywhere: { acts: moderationActs, pinsTo: 3 },
  /** Country moderators and moderators: in their country. */
  country: { acts: moderationActs, pinsTo: 2 },
  /** Who looks after a board: in that board of that country. */
  board: { acts: moderationActs, pinsTo: 1 },
  /** Who looks after a topic: in it, wherever its threads stand; they pin threads within the topic. */
  topic: { acts: moderationActs, pinsTo: 0 },
} as const satisfies Record<string, Power>;
export type Office = keyof typeof officePowers;

/** Acts by which a moderator judges who wrote it. */
const judgements: readonly ModerationAct[] = ['ban', 'delete', 'restore'];

/** Moderators say that a thread of their country is an activity, also their own. */
export const mayMarkActivity = moderatesIn;

/** Whether somebody moderates at all, be it one topic. */
export const holdsOffice = (by: Pick<Moderator, 'groupid' | 'offices'>): boolean =>
  mayModerate(by) || (by.offices ?? []).length > 0;

/** The widest office that somebody holds over a place; who looks after a board or a topic does so as far as they read it. */
export function officeOver(by: Omit<Moderator, 'uid'> | null, place: PostPlace): Office | undefined {
  if (by === null) return undefined;
  if (moderatesEverywhere(by)) return 'everywhere';
  if (moderatesIn(by, place.countryFid)) return 'country';
  const held = (place.readperm ?? 0) > (by.readaccess ?? 0) ? [] : (by.offices ?? []);
  const inBoard = ({ office, place: typeid, countryFid }: HeldOffice) =>
    office === 'board' && typeid === place.typeid && countryFid === place.countryFid;
  if (held.some(inBoard)) return 'board';
  return held.some(({ office, place: topid }) => office === 'topic' && topid === place.topid) ? 'topic' : undefined;
}

/** The highest level at which somebody pins a thread of this place; 0 where they pin replies alone. */
export function pinsTo(by: Moderator, place: PostPlace): number {
  const office = officeOver(by, place);
  return office === undefined ? 0 : officePowers[office].pinsTo;
}

/**
 * Why a moderator may not do something to a post: it stands outside of their office's place, its author holds an office,
 * or it is their own and would earn them XGold.
 */
export function mayAct(by: Moderator, act: ModerationAct, post: MetPost): RefusalName | undefined {
  const office = officeOver(by, post);
  if (office === undefined) return mayModerate(by) ? 'threads.other_country' : 'threads.other_place';
  if (!officePowers[office].acts.includes(act)) return 'threads.other_place';
  const own = by.uid === post.authorid;
  if (act === 'digest' && own) return 'threads.moderate_own';
  const inOffice = post.authorGroup !== undefined && mayModerate({ groupid: post.authorGroup });
  const judged = judgements.includes(act) && !own && inOffice;
  return judged && by.groupid !== operatorGroup ? 'threads.author_in_office' : undefined;
}

interface Placed {
  country_fid: number;
  typeid: number;
  topid: number | null;
  readperm: number;
}

/** Where the posts of a thread stand, as its group lets the one who asks meet it. */
export const placeOfThread = (thread: Met<Placed>): PostPlace => ({
  ...{ countryFid: thread.country_fid, typeid: thread.typeid, topid: thread.topid ?? 0, readperm: thread.readperm },
});
