import type { DataOf, InputOf } from '../../../../contract/call.ts';
import type { followsCalls } from '../../../../contract/domains/follows/calls.ts';
import type { MemberCtx } from '../../../platform/context.ts';
import { refuse } from '../../../platform/refusal.ts';
import { membersByIds } from '../../accounts/index.ts';
import { memberFollowed, memberUnfollowed } from '../events.ts';
import { mayFollow } from '../policy.ts';
import { countersOf } from '../reads/counters.ts';
import { addToCounters } from '../sql/counters.ts';
import { deleteFollow, insertFollow } from '../sql/follows.ts';

type Call = (typeof followsCalls)['follows.follow'];

/** Follows a member, or stops: the pair's own row decides, so that two at once are one after the other. */
export async function follow(ctx: MemberCtx, { follow_uid }: InputOf<Call>): Promise<DataOf<Call>> {
  const { uid } = ctx.actor;
  const known = await membersByIds(ctx.db, [follow_uid]);
  if (!known.has(follow_uid)) refuse('follows.unknown_member');

  const inserted = await insertFollow(ctx.db, uid, follow_uid, ctx.now);
  if (inserted) {
    const refusal = mayFollow(uid, follow_uid, (await countersOf(ctx.db, [uid]))(uid).follows);
    if (refusal) refuse(refusal);
  } else if (!(await deleteFollow(ctx.db, uid, follow_uid))) {
    // The other of two calls took it away a moment ago.
    return { follows_status: 0, isFollowing: 0, fansCount: (await countersOf(ctx.db, [follow_uid]))(follow_uid).fans };
  }
  const fansCount = await count(ctx, follow_uid, inserted ? 1 : -1);

  ctx.emit((inserted ? memberFollowed : memberUnfollowed)({ uid, followUid: follow_uid }));
  ctx.touch(`u:${uid}`);
  ctx.touch(`u:${follow_uid}`);
  const state = inserted ? 1 : 0;
  return { follows_status: state, isFollowing: state, fansCount };
}

/** Both counters, in the order of the uids; the number of fans then. */
async function count(ctx: MemberCtx, followUid: number, by: 1 | -1): Promise<number> {
  const follower = ctx.actor.uid;
  let fans = 0;
  for (const uid of [follower, followUid].sort((a, b) => a - b)) {
    const row = await addToCounters(ctx.db, uid, uid === follower ? { follows: by } : { fans: by });
    if (uid === followUid) fans = row.fans;
  }
  return fans;
}
