import type { DataOf, InputOf } from '../../../../contract/call.ts';
import type { roomsCalls } from '../../../../contract/domains/rooms/calls.ts';
import type { MemberCtx } from '../../../platform/context.ts';
import { refuse } from '../../../platform/refusal.ts';
import { mayTouch } from '../policy.ts';
import { insertOut, outs, outsAmong } from '../sql/door.ts';
import { personIn } from '../sql/members.ts';
import { exit } from './exit.ts';
import { lockedRoom } from './locked-room.ts';

type Call = (typeof roomsCalls)['rooms.remove'];

/** Removes a member from a group, who then has to ask to come back; how many it has then. */
export async function removeFromRoom(ctx: MemberCtx, groupID: number, uid: number): Promise<number> {
  const { db, actor } = ctx;
  const { room, role } = await lockedRoom(ctx, groupID);
  const of = (await personIn(db, groupID, uid))?.role;
  const unfit = mayTouch({ by: role, of, isSelf: uid === actor.uid });
  const isGone = unfit === 'rooms.no_member' && (await outsAmong(db, groupID, [uid])).get(uid) === outs.removed;
  // Sent twice: they are removed already.
  if (isGone) return room.member_count;
  if (unfit) refuse(unfit);
  const left = await exit(ctx, groupID, uid);
  await insertOut(db, groupID, uid, outs.removed);
  return left ?? room.member_count;
}

/** Removes a member, as `/v5/chat/group/remove` asks for it. */
export const removeMember = async (ctx: MemberCtx, { groupID, uid }: InputOf<Call>): Promise<DataOf<Call>> => ({
  ...{ groupID, uid },
  memberCount: await removeFromRoom(ctx, groupID, uid),
});
