import { threadKinds } from '../../../../contract/domains/threads/kinds/made/kinds.ts';
import type { KindName } from '../../../../contract/domains/threads/kinds.ts';
import type { RefusalName } from '../../../../contract/refusals.ts';
import type { SharedCtx } from '../../../platform/reading/parted.ts';
import type { WhyHidden } from '../../follows/index.ts';
import { accessIn, mayEnter, moderatesIn, type Silence, silenceOf } from '../../moderation/index.ts';
import { type ForReader, guestReadaccess, readerAccessOf } from './for-reader.ts';
import { isClosed } from './level.ts';

/** What reading looks at of the one who asks; a guest is null. */
export interface Reader {
  uid: number;
  groupid: number;
}

/** What writing looks at, too. */
export interface Viewer extends Reader {
  verified: boolean;
  needsConsent: boolean;
}

/** What marking an answer looks at, too. */
export interface Answering extends Viewer {
  countryFid: number;
}

/** What they look at of a thread. */
export interface ThreadState {
  authorid: number;
  status: number;
  deleted_at: Date | null;
  closed: boolean;
  readperm: number;
}

export type Verdict = RefusalName | undefined;

/** Who has no access reads no list. */
export const readsLists = (viewer: Pick<Viewer, 'groupid'> | null): boolean => viewer === null || mayEnter(viewer);
const silences: Record<Silence, RefusalName> = {
  no_access: 'threads.banned',
  muted: 'threads.may_not_speak',
  unverified: 'threads.unverified',
  needs_consent: 'threads.needs_consent',
};

/** Whose group has no access. */
const noAccess = 0;

/** The same by a level of access: null is a guest's. */
export const isOpenAt = (access: number | null): boolean => access !== noAccess;

/** The level up to which readers of a kind read what stands in a country. */
const accessOfKind = ({ access, office }: Pick<SharedCtx, 'access' | 'office'>, countryFid: number): number =>
  access === null ? guestReadaccess : accessIn({ readaccess: access, office }, countryFid);

/** Whether readers of a kind may see a thread of a list. */
export const isOpenTo = (
  kind: Pick<SharedCtx, 'access' | 'office'>,
  { readperm, country_fid }: Pick<ThreadState, 'readperm'> & { country_fid: number },
): boolean => kind.access !== noAccess && readperm <= accessOfKind(kind, country_fid);

/** Whether a group alone reads a thread, and this viewer is none of it. */
export const isShut = (
  viewer: { uid: number } | null,
  thread: ForReader<Pick<ThreadState, 'authorid' | 'readperm'>>,
): boolean => isClosed(thread) && viewer?.uid !== thread.authorid;

/** A draft is there for its author only (R-PST-011), what a group alone reads for its members; a deleted thread for nobody. */
export function mayRead(viewer: Reader | null, thread: ForReader<ThreadState> | undefined): Verdict {
  if (!thread || thread.deleted_at) return 'threads.not_exist';
  const own = viewer?.uid === thread.authorid;
  if ((thread.status === 0 && !own) || isShut(viewer, thread)) return 'threads.not_exist';
  if (viewer && !mayEnter(viewer)) return 'threads.no_permission';
  if (!own && thread.readperm > readerAccessOf(thread).access) return 'threads.no_permission';
  return undefined;
}

/**
 * Whether a thread is open to a reader where one of the two may have blocked the other: neither sees the other's posts.
 */
export function refusalBetween(why: WhyHidden | undefined): Verdict {
  if (why === 'blocked') return 'threads.author_blocked';
  return why === 'blocked_by' ? 'threads.no_permission' : undefined;
}

/**
 * Whether the viewer may write anything at all: a visitor must log in first (R-PST-016), an e-mail is verified
 * (R-EML-002).
 */
export function maySpeak(viewer: Viewer | null): Verdict {
  if (!viewer) return 'threads.need_login';
  const silence = silenceOf(viewer);
  return silence && silences[silence];
}

/** Kinds of thread that a member may post: one who may write at all may post each of them (R-POL-007). */
export const kindsToPost = (viewer: Viewer): KindName[] =>
  maySpeak(viewer) ? [] : (Object.keys(threadKinds) as KindName[]);

export function mayReply(viewer: Viewer | null, thread: ForReader<ThreadState>): Verdict {
  const unread = mayRead(viewer, thread);
  if (unread) return unread;
  if (thread.status === 0) return 'threads.not_exist';
  if (thread.closed) return 'threads.closed';
  return maySpeak(viewer);
}

/** Likes and favourites change nothing that others wrote, so that members who may not speak may still do it. */
export function mayMark(viewer: Reader, thread: ForReader<ThreadState> | undefined): Verdict {
  if (!mayEnter(viewer)) return 'threads.banned';
  return mayRead(viewer, thread);
}

/** Whose replies of a thread somebody sees: everybody's, or those of one member with what answers them; 0 for nobody's. */
export type Visibility = 'all' | number;

/** A thread as far as the visibility of its replies cares. */
export interface Restricted {
  authorid: number;
  replies_to_author: boolean;
}

/** Replies that are there for the author alone are seen by whoever wrote them, by the author and by moderators there. */
export const visibilityOf = (viewer: { uid: number } | null, thread: ForReader<Restricted>): Visibility =>
  visibilityBy(viewer, thread, readerAccessOf(thread).reaches);

/** The same by whether the viewer's office reaches the thread. */
export function visibilityBy(viewer: { uid: number } | null, thread: Restricted, reaches: boolean): Visibility {
  if (!thread.replies_to_author) return 'all';
  if (!viewer) return 0;
  return viewer.uid === thread.authorid || reaches ? 'all' : viewer.uid;
}

/** What rewarding looks at of a post. */
export interface Rewardable {
  authorid: number;
  /** Neither deleted nor hidden from the one who asks. */
  shown: boolean;
  /** Its author is still there, and has access. */
  receives: boolean;
  /** The one who asks has rewarded a post of this thread before. */
  already: boolean;
}

/** Who may write at all may reward, once in a thread (R-PST-013), and never themselves (R-PST-015); a closed thread too. */
export function mayReward(
  viewer: Viewer | null,
  thread: ForReader<ThreadState> | undefined,
  post: Rewardable,
): Verdict {
  const unread = mayRead(viewer, thread);
  if (unread) return unread;
  if (thread?.status === 0) return 'threads.not_exist';
  if (!post.shown) return 'threads.post_not_exist';
  if (viewer?.uid === post.authorid) return 'threads.reward_own';
  const silent = maySpeak(viewer);
  if (silent) return silent;
  if (!post.receives) return 'threads.reward_not_received';
  return post.already ? 'threads.reward_already' : undefined;
}

/** The author of a thread and who hosts it, as its topic's host does (R-TOP-014), pin replies in it, as long as they may write. */
export const mayPinReplies = (
  viewer: Viewer | null,
  { authorid, host }: { authorid: number; host: number },
): Verdict => {
  if (!viewer || ![authorid, host].includes(viewer.uid)) return 'threads.not_yours';
  return maySpeak(viewer);
};

export function mayEdit(viewer: Viewer | null, authorid: number): Verdict {
  return maySpeak(viewer) ?? mayDelete(viewer, authorid);
}

/** The author alone; what moderators may delete is checked in their own calls. */
export function mayDelete(viewer: Viewer | null, authorid: number): Verdict {
  return viewer?.uid === authorid ? undefined : 'threads.not_yours';
}

/**
 * Marking the answer: whoever asked, operators, and moderators of the thread's country or of Global (DESIGN "Answer"). A
 * closed thread may be given one too.
 */
export function mayAnswer(viewer: Answering | null, thread: { authorid: number; countryFid: number }): Verdict {
  const silent = maySpeak(viewer);
  if (silent || !viewer) return silent;
  if (viewer.uid === thread.authorid) return undefined;
  return moderatesIn(viewer, thread.countryFid) ? undefined : 'threads.not_yours';
}
