import { on } from '../../../platform/outbox/listener.ts';
import {
  postDeleted,
  postLiked,
  postReplied,
  postUnliked,
  threadDeleted,
  threadEdited,
  threadPosted,
} from '../../threads/index.ts';
import { withdrawDoers, withdrawPosts, withdrawThreads } from '../actions/withdraw.ts';
import { writeNotices } from '../actions/write-notices.ts';
import { likeKey, tellLike, tellReply, tellThread } from '../rules/tell.ts';

/** What is posted, answered and liked; and what of it is taken back again. */
export const tellOfThreads = [
  on(threadPosted, (ctx, all) => writeNotices(ctx, all.flatMap(tellThread))),
  // Who is named in a post only since it was changed; the others have been told.
  on(threadEdited, (ctx, all) => writeNotices(ctx, all.flatMap(tellThread))),
  on(postReplied, (ctx, all) => writeNotices(ctx, all.flatMap(tellReply))),
  on(postLiked, (ctx, all) => writeNotices(ctx, all.flatMap(tellLike))),
  on(postUnliked, (ctx, all) =>
    withdrawDoers(
      ctx,
      all.map(({ authorUid, pid, uid }) => ({ uid: authorUid, key: likeKey(pid), doer: uid })),
    ),
  ),
  on(postDeleted, withdrawPosts),
  on(threadDeleted, (ctx, all) =>
    withdrawThreads(
      ctx,
      all.map(({ tid }) => tid),
    ),
  ),
];
