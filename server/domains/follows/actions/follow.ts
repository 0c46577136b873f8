import type { DataOf, InputOf } from '../../../../contract/call.ts';
import type { followsCalls } from '../../../../contract/domains/follows/calls.ts';
import type { MemberCtx } from '../../../platform/context.ts';
import { memberUnfollowed } from '../events.ts';
import { countersOf } from '../reads/counters.ts';
import { deleteFollow } from '../sql/follows.ts';
import { addFollows, countPair, loadFollowable } from './add-follows.ts';

type Call = (typeof followsCalls)['follows.follow'];
type Input = InputOf<Call>;
type State = DataOf<Call>;

/**
 * Follows a member or stops, as `follow` says; without it the pair's own row decides, so that two at once are one after
 * the other.
 */
export async function follow(ctx: MemberCtx, { follow_uid, follow: wanted }: Input): Promise<State> {
  if (wanted === 1) return followAdd(ctx, { follow_uid });
  const { uid } = ctx.actor;
  await loadFollowable(ctx, follow_uid);
  const [added] = wanted === 0 ? [] : await addFollows(ctx, [follow_uid]);
  if (added) return { follows_status: 1, isFollowing: 1, fansCount: added.fans };
  const since = await deleteFollow(ctx.db, uid, follow_uid);
  if (!since) return stateNow(ctx, follow_uid, 0);
  const fansCount = await countPair(ctx, follow_uid, -1);
  ctx.emit(memberUnfollowed({ uid, followUid: follow_uid, at: since.getTime(), endedAt: ctx.now.getTime() }));
  ctx.stale(`u:${uid}`);
  ctx.stale(`u:${follow_uid}`);
  return { follows_status: 0, isFollowing: 0, fansCount };
}

/** Follows a member; nothing changes for one who follows already. */
export async function followAdd(ctx: MemberCtx, { follow_uid }: Input): Promise<State> {
  await loadFollowable(ctx, follow_uid);
  const [added] = await addFollows(ctx, [follow_uid]);
  return added ? { follows_status: 1, isFollowing: 1, fansCount: added.fans } : stateNow(ctx, follow_uid, 1);
}

async function stateNow(ctx: MemberCtx, followUid: number, state: 0 | 1): Promise<State> {
  return {
    follows_status: state,
    isFollowing: state,
    fansCount: (await countersOf(ctx.db, [followUid]))(followUid).fans,
  };
}
