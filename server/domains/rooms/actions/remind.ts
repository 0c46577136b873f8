import type { DataOf, InputOf } from '../../../../contract/call.ts';
import type { roomsCalls } from '../../../../contract/domains/rooms/calls.ts';
import type { MemberCtx } from '../../../platform/context.ts';
import { refuse } from '../../../platform/refusal.ts';
import { roomReminded } from '../events.ts';
import { personIn, updateMember } from '../sql/members.ts';
import { managedRoom } from './managed-room.ts';

type Call = (typeof roomsCalls)['rooms.remind'];

const day = 86_400_000;

/** Reminds a member of a group, once a day. */
export async function remind(ctx: MemberCtx, { groupId, uid }: InputOf<Call>): Promise<DataOf<Call>> {
  const { db, actor, now } = ctx;
  const { room } = await managedRoom(ctx, groupId);
  if (uid === actor.uid) refuse('rooms.yourself');
  const person = (await personIn(db, groupId, uid)) ?? refuse('rooms.no_member');
  if (person.reminded_at !== null && now.getTime() - person.reminded_at.getTime() < day) refuse('rooms.reminded');
  await updateMember(db, groupId, uid, { reminded_at: now });
  ctx.emit(roomReminded({ room: groupId, uid, by: actor.uid, name: room.name, at: now.getTime() }));
  return { groupID: groupId, uid };
}
