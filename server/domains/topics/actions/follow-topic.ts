import type { DataOf } from '../../../../contract/call.ts';
import type { topicsCalls } from '../../../../contract/domains/topics/calls.ts';
import { topicLimits } from '../../../../contract/domains/topics/limits.ts';
import type { MemberCtx } from '../../../platform/context.ts';
import { refuse } from '../../../platform/refusal.ts';
import { mayFollowTopic } from '../policy.ts';
import { addFollower, countFollowed, deleteTopicFollow, insertTopicFollow, lockFollower } from '../sql/follows.ts';
import { findTopic } from '../sql/topics.ts';

type State = DataOf<(typeof topicsCalls)['topics.follow']>;

/**
 * Follows a topic or stops. `seen` is the state that the caller saw: 0 follows, 1 stops, absent turns it round. The
 * pair's own row decides, so that two devices that saw the same end up with the same.
 */
export async function followTopic(
  ctx: MemberCtx,
  { topid, status: seen }: { topid: number; status?: number | undefined },
): Promise<State> {
  const { uid } = ctx.actor;
  const topic = (await findTopic(ctx.db, topid)) ?? refuse('topics.unknown');
  if (seen !== 1) await lockFollower(ctx.db, uid);
  const followed = seen === 1 ? 0 : await countFollowed(ctx.db, uid, topicLimits.follows);
  const added = seen !== 1 && (await insertTopicFollow(ctx.db, uid, topid, ctx.now));
  if (added) {
    const refusal = mayFollowTopic(followed);
    if (refusal) refuse(refusal);
  }
  const removed = !added && seen !== 0 && (await deleteTopicFollow(ctx.db, uid, topid));
  const is_following = added || seen === 0 ? 1 : 0;
  if (!added && !removed) return { topid, is_following, followers: topic.followers };
  const followers = (await addFollower(ctx.db, topid, added ? 1 : -1)) ?? refuse('topics.unknown');
  ctx.stale(`topic:${topid}`);
  return { topid, is_following, followers };
}
