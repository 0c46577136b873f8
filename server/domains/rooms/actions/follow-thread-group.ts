import type { Ctx } from '../../../platform/context.ts';
import { roles } from '../policy.ts';
import { demoteOwners, updateMember } from '../sql/members.ts';
import { lockRoom, type Room, roomOfThreadGroup, updateRoom } from '../sql/rooms.ts';
import { roomTag } from '../tags.ts';
import { endRoom } from './delete-room.ts';
import { exit } from './exit.ts';

type Within = Pick<Ctx, 'db' | 'now' | 'stale'>;

/** The room of a group of threads, locked; undefined where it has none. */
async function roomOf({ db }: Within, threadGroup: number): Promise<Room | undefined> {
  const room = await roomOfThreadGroup(db, threadGroup);
  return room === undefined ? undefined : lockRoom(db, room);
}

/** Roles in the room of a group of threads are those of the group: who becomes its owner has the room, in it or not. */
export async function setRoleInRoomOf(ctx: Within, threadGroup: number, uid: number, role: number): Promise<void> {
  const room = await roomOf(ctx, threadGroup);
  if (room === undefined) return;
  if (role === roles.owner) {
    await demoteOwners(ctx.db, room.room, uid);
    await updateRoom(ctx.db, room.room, { owner_uid: uid });
  }
  await updateMember(ctx.db, room.room, uid, { role });
  ctx.stale(roomTag(room.room));
}

/** Who leaves a group of threads, or is removed from it, is no longer in its room. */
export async function removeFromRoomOf(ctx: Within, threadGroup: number, uid: number): Promise<void> {
  const room = await roomOf(ctx, threadGroup);
  if (room !== undefined) await exit(ctx, room.room, uid);
}

/** A group of threads ends with its room. */
export async function endRoomOf(ctx: Within, threadGroup: number): Promise<void> {
  const room = await roomOf(ctx, threadGroup);
  if (room !== undefined) await endRoom(ctx, room);
}
