import type { DataOf, InputOf } from '../../../../contract/call.ts';
import type { roomsCalls } from '../../../../contract/domains/rooms/calls.ts';
import type { MemberCtx } from '../../../platform/context.ts';
import { refuse } from '../../../platform/refusal.ts';
import { unixSeconds } from '../../../platform/unix-seconds.ts';
import { mayTouch } from '../policy.ts';
import { personIn, updateMember } from '../sql/members.ts';
import { roomTag } from '../tags.ts';
import { lockedRoom } from './locked-room.ts';

type Call = (typeof roomsCalls)['rooms.mute-member'];

/** Lets a member only read for a day, or write again (R-CHT-010). */
export async function muteMember(ctx: MemberCtx, { groupID, uid, seconds }: InputOf<Call>): Promise<DataOf<Call>> {
  const { db, actor, now } = ctx;
  const { role } = await lockedRoom(ctx, groupID);
  const of = (await personIn(db, groupID, uid))?.role;
  const unfit = mayTouch({ by: role, of, isSelf: uid === actor.uid });
  if (unfit) refuse(unfit);
  const until = seconds === 0 ? null : new Date(now.getTime() + seconds * 1000);
  await updateMember(db, groupID, uid, { silent_until: until });
  ctx.stale(roomTag(groupID));
  return { groupID, uid, mutedUntil: until === null ? 0 : unixSeconds(until) };
}
