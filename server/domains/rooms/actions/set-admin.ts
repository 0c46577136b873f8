import type { DataOf, InputOf } from '../../../../contract/call.ts';
import type { roomsCalls } from '../../../../contract/domains/rooms/calls.ts';
import { roomLimits } from '../../../../contract/domains/rooms/limits.ts';
import type { MemberCtx } from '../../../platform/context.ts';
import { refuse } from '../../../platform/refusal.ts';
import { roomAdminNamed } from '../events.ts';
import { mayAct, mayTouch, roles } from '../policy.ts';
import { countAdmins, personIn, updateMember } from '../sql/members.ts';
import { roomTag } from '../tags.ts';
import { lockedRoom } from './locked-room.ts';

type Call = (typeof roomsCalls)['rooms.set-admin'];

/** Makes a member an admin, or a member again; for the owner. */
export async function setAdmin(ctx: MemberCtx, { groupID, uid, on }: InputOf<Call>): Promise<DataOf<Call>> {
  const { db, actor, now } = ctx;
  const { room, role } = await lockedRoom(ctx, groupID);
  const of = (await personIn(db, groupID, uid))?.role;
  const unfit = mayAct('own', role, room) ?? mayTouch({ by: role, of, isSelf: uid === actor.uid });
  if (unfit) refuse(unfit);
  const becomes = on === 1 ? roles.Admin : roles.Member;
  const answer = { groupID, uid, role: on === 1 ? ('Admin' as const) : ('Member' as const) };
  if (of === becomes) return answer;
  if (on === 1 && (await countAdmins(db, groupID)) >= roomLimits.admins) refuse('rooms.too_many_admins');
  await updateMember(db, groupID, uid, { role: becomes });
  if (on === 1) ctx.emit(roomAdminNamed({ room: groupID, uid, name: room.name, at: now.getTime() }));
  ctx.stale(roomTag(groupID));
  return answer;
}
