import type { DataOf, InputOf } from '../../../../contract/call.ts';
import type { roomsCalls } from '../../../../contract/domains/rooms/calls.ts';
import type { Ctx, MemberCtx } from '../../../platform/context.ts';
import { changed } from '../../../platform/realtime/changed.ts';
import { publishRecord } from '../../../platform/realtime/records.ts';
import { refuse } from '../../../platform/refusal.ts';
import { detachPictures } from '../../media/index.ts';
import { mayAct, maySee } from '../policy.ts';
import { personIn } from '../sql/members.ts';
import { lockRoom, markRoomDeleted, type Room, wasDeleted } from '../sql/rooms.ts';
import { roomTag } from '../tags.ts';

type Call = (typeof roomsCalls)['rooms.delete'];

/** Deletes a group of the caller's, with all that was written in it; others quit it (R-CHT-028). */
export async function deleteRoom(ctx: MemberCtx, { groupID }: InputOf<Call>): Promise<DataOf<Call>> {
  const { db, actor } = ctx;
  const room = await lockRoom(db, groupID);
  if (room === undefined) {
    // Sent twice: it is deleted already.
    if (await wasDeleted(db, groupID, actor.uid)) return { groupID };
    return refuse('rooms.unknown');
  }
  const role = (await personIn(db, groupID, actor.uid))?.role;
  if (!maySee(role, room)) refuse('rooms.unknown');
  const unfit = mayAct('delete', role, room);
  if (unfit) refuse(unfit);
  await endRoom(ctx, room);
  return { groupID };
}

/** Ends a group that is locked for everybody in it. */
export async function endRoom(ctx: Pick<Ctx, 'db' | 'now' | 'stale'>, room: Room): Promise<void> {
  await markRoomDeleted(ctx.db, room.room, ctx.now);
  if (room.aid > 0) await detachPictures(ctx, [room.aid]);
  ctx.stale(roomTag(room.room));
  const ended = { room: room.room, pair: [], ended: true };
  await publishRecord(ctx.db, 'room', ended, ended);
  await changed(ctx.db, 'messages.unread', [room.owner_uid]);
}
