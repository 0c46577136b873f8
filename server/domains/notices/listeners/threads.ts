import { on } from '../../../platform/outbox/listener.ts';
import { postDeleted, postLiked, postReplied, postUnliked, threadDeleted, threadPosted } from '../../threads/index.ts';
import { withdrawDoers, withdrawPosts } from '../actions/withdraw.ts';
import { writeNotices } from '../actions/write-notices.ts';
import { likeKey, tellLike, tellReply, tellThread } from '../rules/tell.ts';

const tidsOf = (facts: readonly { tid: number }[]): number[] => [...new Set(facts.map(({ tid }) => tid))];

/** What is posted, answered and liked; and what of it is taken back again. */
export const tellOfThreads = [
  on(threadPosted, (ctx, all) => writeNotices(ctx, all.flatMap(tellThread))),
  on(postReplied, (ctx, all) => writeNotices(ctx, all.flatMap(tellReply))),
  on(postLiked, (ctx, all) => writeNotices(ctx, all.flatMap(tellLike))),
  on(postUnliked, (ctx, all) =>
    withdrawDoers(
      ctx,
      all.map(({ authorUid, pid, uid }) => ({ uid: authorUid, key: likeKey(pid), doer: uid })),
    ),
  ),
  on(postDeleted, (ctx, all) => withdrawPosts(ctx, tidsOf(all), new Set(all.map(({ pid }) => pid)))),
  on(threadDeleted, (ctx, all) => withdrawPosts(ctx, tidsOf(all), 'all')),
];
