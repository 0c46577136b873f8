import type { DataOf, InputOf } from '../../../../contract/call.ts';
import type { roomsCalls } from '../../../../contract/domains/rooms/calls.ts';
import type { MemberCtx } from '../../../platform/context.ts';
import { refuse } from '../../../platform/refusal.ts';
import { options } from '../policy.ts';
import { updateRoom } from '../sql/rooms.ts';
import { roomTag } from '../tags.ts';
import { joinedBy } from './joined-by.ts';
import { managedRoom } from './managed-room.ts';

type Call = (typeof roomsCalls)['rooms.permission'];

/** Sets how one joins a group: 2 at once, 1 by asking (R-CHT-029). */
export async function permission(ctx: MemberCtx, { groupId, status, uid }: InputOf<Call>): Promise<DataOf<Call>> {
  if (uid !== 0 && uid !== ctx.actor.uid) refuse('rooms.not_theirs');
  const { room } = await managedRoom(ctx, groupId);
  const isFree = status === options.freeAccess;
  const option = isFree ? options.freeAccess : options.needPermission;
  if (option !== room.join_option) await updateRoom(ctx.db, groupId, joinedBy(room, option));
  ctx.stale(roomTag(groupId));
  return { groupID: groupId, joinOption: isFree ? 'FreeAccess' : 'NeedPermission' };
}
