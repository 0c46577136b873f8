import { type Act, type Deed, defineDeed, when } from '../../platform/deed.ts';
import {
  type Ending,
  pollVoted,
  postDeleted,
  postLiked,
  postReplied,
  postRestored,
  postUnliked,
  privatelyReplied,
  privateReplyDeleted,
  threadDeleted,
  threadDigested,
  threadPosted,
  threadRestored,
} from './events.ts';
import { digests, digestTaken, postTaken, publishing, replying, votingInPoll } from './money.ts';

const ofThread = ({ uid, tid, at }: { uid: number; tid: number; at: number }): Act => ({ uid, once: `tid:${tid}`, at });

type Reply = { uid: number; tid: number; pid: number; threadUid?: number; answeredUid?: number; at: number };
const ofReply = ({ uid, tid, pid, threadUid, answeredUid, at }: Reply): Act => ({
  ...{ uid, once: `pid:${pid}`, to: threadUid, tid, at },
  ...(answeredUid === uid && { toOneself: true }),
});

/** What its author deletes has earned all the same (DECISIONS). */
const gone = ({ ending, endedAt }: { ending?: Ending; endedAt?: number }) => ({
  ...{ earningStays: ending !== 'removed' && ending !== 'undone', changedAt: endedAt },
});

const back = ({ restoredAt }: { restoredAt?: number }) => ({ changedAt: restoredAt, restored: true as const });

export const publishDeed = defineDeed('threads', 'publish', {
  done: [when(threadPosted, ofThread), when(threadRestored, (fact) => ({ ...ofThread(fact), ...back(fact) }))],
  undone: [when(threadDeleted, (fact) => ({ ...ofThread(fact), ...gone(fact) }))],
  ...{ earns: publishing, takenBack: postTaken },
});

export const replyDeed = defineDeed('threads', 'reply', {
  done: [when(postReplied, ofReply), when(postRestored, (fact) => ({ ...ofReply(fact), ...back(fact) }))],
  undone: [when(postDeleted, (fact) => ({ ...ofReply(fact), ...gone(fact) }))],
  ...{ earns: replying, takenBack: postTaken },
});

/** For the thread's author alone: nobody else learns of it, so that nothing ranks by it. */
const replyPrivately = defineDeed('threads', 'reply_privately', {
  done: [when(privatelyReplied, ofReply)],
  undone: [when(privateReplyDeleted, (fact) => ({ ...ofReply(fact), ...gone(fact) }))],
  ...{ earns: replying, takenBack: postTaken },
});

const vote = defineDeed('threads', 'vote', { done: [when(pollVoted, ofThread)], earns: votingInPoll });

type Like = { uid: number; tid: number; pid: number; authorUid: number; first: boolean; at?: number; endedAt?: number };
const ofLike = ({ uid, tid, pid, authorUid, first, at, endedAt }: Like): Act => ({
  ...{ uid, once: `pid:${pid}`, to: authorUid },
  ...(first && { tid }),
  ...(authorUid === uid && { toOneself: true }),
  ...(at !== undefined && { at }),
  ...(endedAt !== undefined && { changedAt: endedAt }),
});

export const likeDeed = defineDeed('threads', 'like', {
  done: [when(postLiked, ofLike)],
  undone: [when(postUnliked, ofLike)],
});

/** Each change of a thread's digest counts for itself, and takes back what the one before brought. */
const picked = digests.map((earns, at) => {
  const ofChange = (tid: number, change: number) => `tid:${tid}:digest:${change}`;
  return defineDeed('threads', earns.name, {
    done: [
      when(threadDigested, ({ uid, tid, level, change, at: on }) =>
        level === at + 1 ? { uid, once: ofChange(tid, change), at: on } : undefined,
      ),
    ],
    undone: [
      when(threadDigested, ({ uid, tid, before, change }) =>
        before === at + 1 ? { uid, once: ofChange(tid, change - 1) } : undefined,
      ),
    ],
    ...{ earns, takenBack: digestTaken },
  });
});

/** What members do in threads. */
export const threadsDeeds: readonly Deed[] = [publishDeed, replyDeed, replyPrivately, vote, likeDeed, ...picked];
