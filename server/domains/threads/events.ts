import { defineEvent } from '../../platform/outbox/event.ts';

/** Where a post stands: every fact about one carries these; `typeid` is the category of its thread. */
type Place = { tid: number; pid: number; fid: number; countryFid: number; typeid: number };

/**
 * Written by `uid`, and deleted by them; undone within its first seconds; removed by a moderator, or hidden by one; `at` is
 * when it was posted. Ending and `endedAt` are absent in events of an older version.
 */
export type Ending = 'deleted' | 'undone' | 'removed' | 'banned';
type Gone = Place & { uid: number; at: number; ending?: Ending; endedAt?: number };

/** A thread can be read by others now; `at` in milliseconds, `mentioned` members by uid. */
export const threadPosted = defineEvent<Place & { uid: number; at: number; mentioned: number[] }>(
  'threads.thread-posted',
);
/** A thread or reply was changed; `mentioned` are members newly named in it. */
export const threadEdited = defineEvent<{
  tid: number;
  pid: number;
  uid: number;
  at: number;
  mentioned: number[];
}>('threads.thread-edited');
/**
 * It stands in another category from now on, and where a moderator moved it maybe on another board or in another country;
 * `at` is when the thread was posted.
 */
export const threadMoved = defineEvent<Place & { from: number; fromFid?: number; fromCountry?: number; at: number }>(
  'threads.thread-moved',
);
/** Its group's rule has opened or closed it: others read it now. */
export const threadShut = defineEvent<{ tid: number }>('threads.thread-shut');
/** Further threads of a group wait to be opened or closed. */
export const groupLeft = defineEvent<{ groupid: number }>('threads.group-left');
export const threadDeleted = defineEvent<Gone>('threads.thread-deleted');

/** `answeredUid` wrote what the reply answers: the thread, or the post that `quotePid` or `parentPid` names. */
type Replied = Place & {
  uid: number;
  at: number;
  threadUid: number;
  answeredUid: number;
  parentPid: number;
  quotePid: number;
  mentioned: number[];
  /** Written as our team: what it changes is announced for itself. */
  ofTeam?: boolean;
};
export const postReplied = defineEvent<Replied>('threads.post-replied');
/** `threadUid` began the thread that it stood in; absent in events of an older version. */
export const postDeleted = defineEvent<Gone & { threadUid?: number }>('threads.post-deleted');
/** The same of replies that are there for the thread's author alone: nothing counts or shows them to others. */
export const privatelyReplied = defineEvent<Replied>('threads.privately-replied');
export const privateReplyDeleted = defineEvent<Gone & { threadUid?: number }>('threads.private-reply-deleted');
/** What of both is said of a reply to a thread. */
export const repliedTo = ({ replies_to_author }: { replies_to_author: boolean }) =>
  replies_to_author ? privatelyReplied : postReplied;
export const replyDeletedOf = ({ replies_to_author }: { replies_to_author: boolean }) =>
  replies_to_author ? privateReplyDeleted : postDeleted;

/**
 * So often threads were read lately, until `at`: some of them, and their authors by what those threads say. `threads` is absent in
 * events of an older version.
 */
export const threadsViewed = defineEvent<{
  authors: { uid: number; views: number }[];
  threads?: { tid: number; uid: number; views: number }[];
  at: number;
}>('threads.threads-viewed');

/** `uid` voted in a poll, which is once. */
export const pollVoted = defineEvent<{ tid: number; uid: number; at: number }>('threads.poll-voted');

/** `authorUid` wrote the post that `uid` likes; `first` when it is a thread's first one. `at` is when it was liked, `endedAt` when that was taken back; both absent in events of an older version. */
type Like = {
  tid: number;
  pid: number;
  uid: number;
  authorUid: number;
  first: boolean;
  at?: number;
  endedAt?: number;
};
export const postLiked = defineEvent<Like>('threads.post-liked');
export const postUnliked = defineEvent<Like>('threads.post-unliked');

/**
 * `uid` gave XGold to `authorUid` for a post; `first` when it is a thread's first one. Where it is `waiting`, the author
 * has it later; absent in events of an older version.
 */
export const postRewarded = defineEvent<Like & { xgold: number; at: number; waiting?: boolean }>(
  'threads.post-rewarded',
);

/** `uid` has marked the reply by `authorUid` as the thread's answer, or has taken the mark back. */
type Marked = { tid: number; pid: number; uid: number; authorUid: number };
export const answerMarked = defineEvent<Marked & { at: number }>('threads.answer-marked');
export const answerUnmarked = defineEvent<Marked>('threads.answer-unmarked');

type Back = Place & { uid: number; at: number; restoredAt?: number };

/** What a moderator had hidden or deleted is there again; `at` is when it was posted, `restoredAt` absent in events of an older version. */
export const threadRestored = defineEvent<Back>('threads.thread-restored');
export const postRestored = defineEvent<Back>('threads.post-restored');

/** A thread's digest changed from one level to another; `change` counts the changes of this thread. */
export const threadDigested = defineEvent<{
  tid: number;
  uid: number;
  before: number;
  level: number;
  change: number;
  at: number;
}>('threads.thread-digested');
