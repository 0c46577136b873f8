import type { MemberCtx } from '../../../platform/context.ts';
import { refuse } from '../../../platform/refusal.ts';
import { maySee } from '../policy.ts';
import { personIn } from '../sql/members.ts';
import { lockRoom, type Room } from '../sql/rooms.ts';

/** A group that is about to change, and what the caller is in it; one of invitations is unknown to others. */
export async function lockedRoom(
  { db, actor }: MemberCtx,
  groupID: number,
): Promise<{ room: Room; role: number | undefined }> {
  const room = (await lockRoom(db, groupID)) ?? refuse('rooms.unknown');
  const role = (await personIn(db, groupID, actor.uid))?.role;
  if (!maySee(role, room)) refuse('rooms.unknown');
  return { room, role };
}
