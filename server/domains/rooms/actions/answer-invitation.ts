import type { MemberCtx } from '../../../platform/context.ts';
import { refuse } from '../../../platform/refusal.ts';
import { mayHold, mayJoin, roles } from '../policy.ts';
import { deleteInvite } from '../sql/door.ts';
import { countRooms, lockJoining } from '../sql/members.ts';
import { lockRoom } from '../sql/rooms.ts';
import { enter } from './enter.ts';

/** Accepts an invitation into a group, or declines it; who asked them in. */
export async function answerInvitation(ctx: MemberCtx, groupID: number, accept: boolean): Promise<number> {
  const { db, actor } = ctx;
  if (!accept) return (await deleteInvite(db, groupID, actor.uid)) ?? refuse('messages.no_request');
  await lockJoining(db, [actor.uid]);
  const room = await lockRoom(db, groupID);
  const by = (await deleteInvite(db, groupID, actor.uid)) ?? refuse('messages.no_request');
  if (room === undefined) return refuse('rooms.unknown');
  const unfit = mayHold(room, 1) ?? mayJoin((await countRooms(db, actor.uid)).joined);
  if (unfit) refuse(unfit);
  await enter(ctx, room, [actor.uid], roles.Member);
  return by;
}
