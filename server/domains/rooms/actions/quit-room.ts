import type { DataOf, InputOf } from '../../../../contract/call.ts';
import type { roomsCalls } from '../../../../contract/domains/rooms/calls.ts';
import type { MemberCtx } from '../../../platform/context.ts';
import { refuse } from '../../../platform/refusal.ts';
import { mayQuit } from '../policy.ts';
import { insertOut, outs } from '../sql/door.ts';
import { exit } from './exit.ts';
import { lockedRoom } from './locked-room.ts';

type Call = (typeof roomsCalls)['rooms.quit'];

/** Leaves a group; with `never` nobody asks them in again. Who is out already stays out. */
export async function quitRoom(ctx: MemberCtx, { groupID, never }: InputOf<Call>): Promise<DataOf<Call>> {
  const { role } = await lockedRoom(ctx, groupID);
  if (role === undefined) return { groupID };
  const stays = mayQuit(role);
  if (stays) refuse(stays);
  await exit(ctx, groupID, ctx.actor.uid);
  if (never === 1) await insertOut(ctx.db, groupID, ctx.actor.uid, outs.never);
  return { groupID };
}
