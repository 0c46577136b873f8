import type { MemberCtx } from '../../../platform/context.ts';
import { refuse } from '../../../platform/refusal.ts';
import { membersByIds } from '../../members/index.ts';
import { memberFollowed } from '../events.ts';
import { isThere, mayFollow, mayFollowSoMany } from '../policy.ts';
import { addToCounters } from '../sql/counters.ts';
import { insertFollows, lockPair } from '../sql/follows.ts';
import { blockedAmong } from '../sql/hides.ts';

/** Refuses a member who can't be followed; from here on nobody blocks between the two until the transaction ends. */
export async function loadFollowable(ctx: MemberCtx, followUid: number): Promise<void> {
  const { uid } = ctx.actor;
  await lockPair(ctx.db, uid, followUid);
  const known = await membersByIds(ctx.db, [followUid]);
  if (!isThere(known.get(followUid))) refuse('follows.unknown_member');
  const blocked = await blockedAmong(ctx.db, uid, [followUid]);
  const refusal = mayFollow(uid, followUid, blocked.length > 0);
  if (refusal) refuse(refusal);
}

interface Added {
  uid: number;
  fans: number;
}

/** Follows members who may be followed, counts, and announces those who are new. */
export async function addFollows(ctx: MemberCtx, uids: readonly number[]): Promise<Added[]> {
  const { uid } = ctx.actor;
  const fresh = await insertFollows(ctx.db, uid, uids, ctx.now);
  if (fresh.length === 0) return [];
  const added: Added[] = [];
  // Counters are locked in the order of the uids, whichever of the two follows.
  for (const each of [uid, ...fresh].sort((a, b) => a - b)) {
    if (each === uid) {
      const { follows } = await addToCounters(ctx.db, uid, { follows: fresh.length });
      const refusal = mayFollowSoMany(follows);
      if (refusal) refuse(refusal);
    } else added.push({ uid: each, fans: (await addToCounters(ctx.db, each, { fans: 1 })).fans });
  }
  for (const followUid of fresh) {
    ctx.emit(memberFollowed({ uid, followUid, at: ctx.now.getTime() }));
    ctx.stale(`u:${followUid}`);
  }
  ctx.stale(`u:${uid}`);
  return added;
}

/** Both counters of a pair, in the order of the uids; the number of fans then. */
export async function countPair(ctx: MemberCtx, followUid: number, by: 1 | -1): Promise<number> {
  return countFollow(ctx, { uid: ctx.actor.uid, followUid }, by);
}

/** The same for any pair. */
export async function countFollow(
  ctx: MemberCtx,
  { uid, followUid }: { uid: number; followUid: number },
  by: 1 | -1,
): Promise<number> {
  let fans = 0;
  for (const each of [uid, followUid].sort((a, b) => a - b)) {
    const row = await addToCounters(ctx.db, each, each === uid ? { follows: by } : { fans: by });
    if (each === followUid) fans = row.fans;
  }
  return fans;
}
