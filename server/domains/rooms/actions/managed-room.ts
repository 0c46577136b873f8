import type { MemberCtx } from '../../../platform/context.ts';
import { refuse } from '../../../platform/refusal.ts';
import { mayAct } from '../policy.ts';
import type { Room } from '../sql/rooms.ts';
import { lockedRoom } from './locked-room.ts';

/** A group that its owner or an admin is about to change. */
export async function managedRoom(ctx: MemberCtx, groupID: number): Promise<{ room: Room; role: number }> {
  const { room, role } = await lockedRoom(ctx, groupID);
  const unfit = mayAct('manage', role, room);
  if (unfit || role === undefined) return refuse(unfit ?? 'rooms.not_theirs');
  return { room, role };
}
