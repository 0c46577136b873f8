import { threadLimits } from '../../../contract/domains/threads/limits.ts';
import {
  defineNotice,
  deletesPost,
  deletesThread,
  type NoticeParts,
  type Notification,
  notifies,
  opensPost,
  takesBack,
} from '../../platform/notice-kind.ts';
import {
  answerMarked,
  answerUnmarked,
  postDeleted,
  postLiked,
  postReplied,
  postRewarded,
  postUnliked,
  privatelyReplied,
  privateReplyDeleted,
  threadDeleted,
  threadEdited,
  threadPosted,
} from './events.ts';

const replied = defineNotice('threads', 'reply', { sort: 'reply', page: 'reply', to: opensPost });
const answered = defineNotice('threads', 'answer', { sort: 'reply', page: 'reply', to: opensPost });
const liked = defineNotice('threads', 'like', { sort: 'like', page: 'reply', to: opensPost });
const replyLiked = defineNotice('threads', 'like_reply', { sort: 'like', page: 'reply', to: opensPost });
const rewarded = defineNotice('threads', 'reward', {
  ...{ sort: 'like', page: 'reply', to: opensPost },
  says: ({ waiting }) => (waiting ? 'threads.notice.reward_waits' : 'threads.notice.reward'),
});
const rewardedReply = defineNotice('threads', 'reward_reply', {
  ...{ sort: 'like', page: 'reply', to: opensPost },
  says: ({ waiting }) => (waiting ? 'threads.notice.reward_reply_waits' : 'threads.notice.reward_reply'),
});
const chosen = defineNotice('threads', 'answer_marked', {
  sort: 'reply',
  page: 'reply',
  to: opensPost,
  quotesText: true,
});
const mentioned = defineNotice('threads', 'mention', {
  sort: 'mention',
  page: 'atme',
  to: opensPost,
  quotesText: true,
  onlyReaders: true,
});

interface Replied {
  tid: number;
  pid: number;
  uid: number;
  at: number;
  threadUid: number;
  answeredUid: number;
  parentPid: number;
  quotePid: number;
  mentioned: readonly number[];
  ofTeam?: boolean;
}

type Posted = Pick<Replied, 'tid' | 'pid' | 'uid' | 'at' | 'mentioned'>;

/** Members named in a post are notified. */
const mentions = ({ tid, pid, uid, at, mentioned: named }: Posted): Notification[] =>
  named.map((each) => ({ uid: each, kind: mentioned, key: `mention:${pid}`, tid, pid, doer: { uid, pid }, at }));

/**
 * A reply notifies everybody it concerns once: members named in it, the author it answers, the author of the thread.
 */
function notifyOfReply(reply: Replied): Notification[] {
  const { tid, pid, uid, at } = reply;
  const notified = new Set(reply.mentioned);
  const all = mentions(reply);
  const add = (to: number, rest: Pick<Notification, 'kind' | 'key' | 'pid'>) => {
    if (notified.has(to)) return;
    notified.add(to);
    all.push({ uid: to, tid, doer: { uid, pid }, at, ...rest });
  };
  const post = reply.quotePid || reply.parentPid;
  if (post !== 0) add(reply.answeredUid, { kind: answered, key: `answer:${post}`, pid: post });
  if (!reply.ofTeam) add(reply.threadUid, { kind: replied, key: `reply:${tid}` });
  return all;
}

const likeKey = (pid: number): string => `like:${pid}`;
const answerKey = (pid: number): string => `chosen:${pid}`;

/** What only the author sees may be taken back as long. */
const untilUndone = { after: threadLimits.undoSeconds };

/** What members are notified of: what is posted, answered and liked, until it is undone. */
export const threadsNotices: NoticeParts = {
  kinds: [replied, answered, liked, replyLiked, rewarded, rewardedReply, chosen, mentioned],
  on: [
    notifies(threadPosted, mentions),
    // Members named in a post only since it was changed; the others have been notified.
    notifies(threadEdited, mentions),
    notifies(postReplied, notifyOfReply, { after: threadLimits.undoSeconds }),
    notifies(privatelyReplied, notifyOfReply, untilUndone),
    notifies(postLiked, ({ tid, pid, uid, authorUid, first }) => [
      { uid: authorUid, kind: first ? liked : replyLiked, key: likeKey(pid), tid, pid, doer: { uid, pid: 0 } },
    ]),
    takesBack(postUnliked, ({ authorUid, pid, uid }) => ({ uid: authorUid, key: likeKey(pid), doer: uid })),
    // What waits is gathered for itself: its sentence is another one.
    notifies(postRewarded, ({ tid, pid, uid, authorUid, first, at, waiting = false }) => [
      {
        ...{ uid: authorUid, kind: first ? rewarded : rewardedReply, tid, pid },
        ...(waiting ? { key: `reward-waits:${pid}`, facts: { waiting: 1 } } : { key: `reward:${pid}` }),
        ...{ doer: { uid, pid: 0 }, at },
      },
    ]),
    notifies(answerMarked, ({ tid, pid, uid, authorUid, at }) => [
      { uid: authorUid, kind: chosen, key: answerKey(pid), tid, pid, doer: { uid, pid: 0 }, at },
    ]),
    takesBack(answerUnmarked, ({ authorUid, pid, uid }) => ({ uid: authorUid, key: answerKey(pid), doer: uid })),
    deletesPost(postDeleted, (post) => post),
    deletesPost(privateReplyDeleted, (post) => post),
    deletesThread(threadDeleted, ({ tid }) => tid),
  ],
};
