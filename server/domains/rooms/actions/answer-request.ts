import type { DataOf, InputOf } from '../../../../contract/call.ts';
import type { roomsCalls } from '../../../../contract/domains/rooms/calls.ts';
import type { MemberCtx } from '../../../platform/context.ts';
import { refuse } from '../../../platform/refusal.ts';
import { roomAccepted } from '../events.ts';
import { mayHold, mayJoin, roles } from '../policy.ts';
import { countRequests, deleteRequest } from '../sql/door.ts';
import { countRooms, lockJoining, personIn } from '../sql/members.ts';
import type { Room } from '../sql/rooms.ts';
import { enter } from './enter.ts';
import { managedRoom } from './managed-room.ts';

type Call = (typeof roomsCalls)['rooms.answer'];

/** Takes somebody in who asked, or declines; either way the request is gone (R-CHT-009). */
export async function answerRequest(ctx: MemberCtx, { groupID, uid, accept }: InputOf<Call>): Promise<DataOf<Call>> {
  const { db } = ctx;
  await lockJoining(db, [uid]);
  const { room } = await managedRoom(ctx, groupID);
  const waited = await deleteRequest(db, groupID, uid);
  if (!waited) {
    // Of two who accept, the second finds them in.
    const isIn = accept === 1 && (await personIn(db, groupID, uid)) !== undefined;
    if (!isIn) refuse('rooms.nobody_asks');
  } else if (accept === 1) await accepted(ctx, room, uid);
  return { groupID, uid, waiting: await countRequests(db, groupID) };
}

async function accepted(ctx: MemberCtx, room: Room, uid: number): Promise<void> {
  const unfit = mayHold(room, 1) ?? mayJoin((await countRooms(ctx.db, uid)).joined);
  if (unfit) refuse(unfit);
  await enter(ctx, room, [uid], roles.Member);
  ctx.emit(roomAccepted({ room: room.room, uid, name: room.name, at: ctx.now.getTime() }));
}
