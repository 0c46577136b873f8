import type { MemberCtx } from '../../../platform/context.ts';
import { refuse } from '../../../platform/refusal.ts';
import { mayHold, mayJoin, roles } from '../policy.ts';
import { deleteInvite } from '../sql/door.ts';
import { countRooms, lockJoining } from '../sql/members.ts';
import { lockRoom } from '../sql/rooms.ts';
import { enter } from './enter.ts';

/** Accepts an invitation into a group, or declines it; who had invited, undefined where nobody had. */
export async function answerInvitation(ctx: MemberCtx, room: number, accept: boolean): Promise<number | undefined> {
  const { db, actor } = ctx;
  if (!accept) return deleteInvite(db, room, actor.uid);
  await lockJoining(db, [actor.uid]);
  const group = await lockRoom(db, room);
  const invitedBy = await deleteInvite(db, room, actor.uid);
  if (invitedBy === undefined) return undefined;
  if (group === undefined) return refuse('rooms.unknown');
  const unfit = mayHold(group, 1) ?? mayJoin((await countRooms(db, actor.uid)).joined);
  if (unfit) refuse(unfit);
  await enter(ctx, group, [actor.uid], roles.Member);
  return invitedBy;
}
