import { followLimits } from '../../../../contract/domains/follows/limits.ts';
import type { HideState } from '../../../../contract/domains/follows/shapes.ts';
import type { MemberCtx } from '../../../platform/context.ts';
import { refuse } from '../../../platform/refusal.ts';
import { membersByIds } from '../../members/index.ts';
import { hidesChanged, memberUnfollowed } from '../events.ts';
import { isThere, mayHide } from '../policy.ts';
import { presentHide } from '../present.ts';
import { deleteFollow, lockPair } from '../sql/follows.ts';
import { countHides, deleteHide, findHide, type HideKind, lockHides, putHide } from '../sql/hides.ts';
import { countFollow } from './add-follows.ts';

const muted: HideKind = 1;
const blocked: HideKind = 2;

const stateOf = (kind: HideKind | undefined): HideState => presentHide(kind === muted, kind === blocked);

/** Mutes a member, or no longer. A block hides more, so that muting does not weaken it. */
export async function muteMember(
  ctx: MemberCtx,
  { mute_uid, status }: { mute_uid: number; status: number },
): Promise<HideState> {
  const before = await loadHideable(ctx, mute_uid);
  if (before === blocked) return stateOf(blocked);
  return setHide(ctx, mute_uid, before, status === 1 ? muted : undefined);
}

/** Blocks a member, or no longer. A blocked member neither follows the blocker nor is followed by them. */
export async function blockMember(
  ctx: MemberCtx,
  { block_uid, status }: { block_uid: number; status: number },
): Promise<HideState> {
  const { uid } = ctx.actor;
  const before = await loadHideable(ctx, block_uid);
  if (status === 0) return before === blocked ? setHide(ctx, block_uid, before, undefined) : stateOf(before);
  await unfollow(ctx, { uid, followUid: block_uid });
  await unfollow(ctx, { uid: block_uid, followUid: uid });
  return setHide(ctx, block_uid, before, blocked);
}

/** What stands between the two now; nobody else changes it until the transaction ends. */
async function loadHideable(ctx: MemberCtx, otherUid: number): Promise<HideKind | undefined> {
  const { uid } = ctx.actor;
  await lockPair(ctx.db, uid, otherUid);
  if (!isThere((await membersByIds(ctx.db, [otherUid])).get(otherUid))) refuse('follows.unknown_member');
  const refusal = mayHide(uid, otherUid, 0);
  if (refusal) refuse(refusal);
  return findHide(ctx.db, uid, otherUid);
}

async function setHide(
  ctx: MemberCtx,
  otherUid: number,
  before: HideKind | undefined,
  after: HideKind | undefined,
): Promise<HideState> {
  const { uid } = ctx.actor;
  if (before === after) return stateOf(after);
  if (after === undefined) await deleteHide(ctx.db, uid, otherUid);
  else {
    const refusal = mayHide(uid, otherUid, before === undefined ? await hiddenSoFar(ctx) : 0);
    if (refusal) refuse(refusal);
    await putHide(ctx.db, uid, otherUid, after, ctx.now);
  }
  // Both read other lists from now on.
  ctx.stale(`u:${uid}`);
  ctx.stale(`u:${otherUid}`);
  ctx.emit(hidesChanged({ uid, otherUid }));
  return stateOf(after);
}

/** How many the caller hides; nobody else adds to them until the transaction ends. */
async function hiddenSoFar({ db, actor }: MemberCtx): Promise<number> {
  await lockHides(db, actor.uid);
  return countHides(db, actor.uid, followLimits.hidden);
}

async function unfollow(ctx: MemberCtx, pair: { uid: number; followUid: number }): Promise<void> {
  const since = await deleteFollow(ctx.db, pair.uid, pair.followUid);
  if (!since) return;
  await countFollow(ctx, pair, -1);
  ctx.emit(memberUnfollowed({ ...pair, at: since.getTime(), endedAt: ctx.now.getTime() }));
}
