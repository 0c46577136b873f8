import type { DataOf, InputOf } from '../../../../../contract/call.ts';
import type { threadsCalls } from '../../../../../contract/domains/threads/calls.ts';
import { followingLimits } from '../../../../../contract/domains/threads/following/limits.ts';
import type { MemberCtx } from '../../../../platform/context.ts';
import { refuse } from '../../../../platform/refusal.ts';
import { markable } from '../../actions/like-post.ts';
import { deleteFollow, insertFollow } from '../../core/sql/thread-follows.ts';

type Call = (typeof threadsCalls)['threads.follow-thread'];

/** Follows a thread that its follower may read, or unfollows one, also where it can't be read any more. */
export async function followThread(ctx: MemberCtx, { tid, status }: InputOf<Call>): Promise<DataOf<Call>> {
  const { uid } = ctx.actor;
  if (status === 0) {
    if (!(await deleteFollow(ctx.db, tid, uid))) await markable(ctx, tid);
    return { tid, followed: 0 };
  }
  await markable(ctx, tid);
  const follows = await insertFollow(ctx.db, { tid, uid, now: ctx.now, most: followingLimits.perMember });
  return follows ? { tid, followed: 1 } : refuse('threads.follows_full');
}
