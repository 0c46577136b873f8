import { type ListenerCtx, on } from '../../../platform/outbox/listener.ts';
import { followersOf } from '../core/sql/thread-follows.ts';
import { postReplied } from '../events.ts';
import { type FollowedReply, followedReplied, followersLeft } from './events.ts';

/** So many followers are notified by one event. */
const atOnce = 500;

async function announce({ db, emit }: ListenerCtx, reply: FollowedReply, after: number): Promise<void> {
  const found = await followersOf(db, { tid: reply.tid, after, most: atOnce });
  const { others, ...fact } = reply;
  const followers = found.filter((uid) => uid !== reply.uid && !others.includes(uid));
  if (followers.length > 0) emit(followedReplied({ ...fact, followers }));
  if (found.length === atOnce) emit(followersLeft({ ...reply, after: found.at(-1)! }));
}

/** What a reply means to those who follow its thread: a batch of them by batch. */
export const followingListeners = [
  on(postReplied, async (ctx, all) => {
    for (const { tid, pid, uid, at, threadUid, answeredUid, mentioned } of all)
      await announce(ctx, { tid, pid, uid, at, others: [threadUid, answeredUid, ...mentioned] }, 0);
  }),
  on(followersLeft, async (ctx, all) => {
    for (const { after, ...reply } of all) await announce(ctx, reply, after);
  }),
];
