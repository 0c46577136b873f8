import type { DataOf, InputOf } from '../../../../contract/call.ts';
import type { roomsCalls } from '../../../../contract/domains/rooms/calls.ts';
import { roomLimits } from '../../../../contract/domains/rooms/limits.ts';
import type { MemberCtx } from '../../../platform/context.ts';
import { refuse } from '../../../platform/refusal.ts';
import type { RoomsDeps } from '../deps.ts';
import { roomHandedOver } from '../events.ts';
import { mayAct, roles } from '../policy.ts';
import { countRooms, lockJoining, personIn, updateMember } from '../sql/members.ts';
import { updateRoom } from '../sql/rooms.ts';
import { roomTag } from '../tags.ts';
import { lockedRoom } from './locked-room.ts';

type Call = (typeof roomsCalls)['rooms.hand-over'];

/** Hands a group over to one of its members at once; who had it is an admin then. */
export const handOver =
  ({ writeSystemMessage }: Pick<RoomsDeps, 'writeSystemMessage'>) =>
  async (ctx: MemberCtx, { groupID, uid }: InputOf<Call>): Promise<DataOf<Call>> => {
    const { db, actor, now } = ctx;
    await lockJoining(db, [uid]);
    const { room, role } = await lockedRoom(ctx, groupID);
    // Sent twice: it is theirs already.
    if (room.owner_uid === uid && role === roles.Admin) return { groupID, uid };
    const unfit = mayAct('own', role, room);
    if (unfit) refuse(unfit);
    if (uid === actor.uid) refuse('rooms.yourself');
    if (!(await personIn(db, groupID, uid))) refuse('rooms.no_member');
    if ((await countRooms(db, uid)).owned >= roomLimits.owned) refuse('rooms.too_many_owned');
    await updateMember(db, groupID, actor.uid, { role: roles.Admin });
    await updateMember(db, groupID, uid, { role: roles.owner, silent_until: null });
    await updateRoom(db, groupID, { owner_uid: uid });
    await writeSystemMessage(ctx, groupID, { kind: 'owner', uid });
    ctx.emit(roomHandedOver({ room: groupID, uid, by: actor.uid, name: room.name, at: now.getTime() }));
    ctx.stale(roomTag(groupID));
    return { groupID, uid };
  };
