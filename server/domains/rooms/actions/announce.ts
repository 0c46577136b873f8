import type { DataOf, InputOf } from '../../../../contract/call.ts';
import type { roomsCalls } from '../../../../contract/domains/rooms/calls.ts';
import type { MemberCtx } from '../../../platform/context.ts';
import type { RoomsDeps } from '../deps.ts';
import { updateRoom } from '../sql/rooms.ts';
import { roomTag } from '../tags.ts';
import { managedRoom } from './managed-room.ts';

type Call = (typeof roomsCalls)['rooms.announce'];

/** Lets only the owner and admins write, or all members. */
export const announce =
  ({ writeSystemMessage }: Pick<RoomsDeps, 'writeSystemMessage'>) =>
  async (ctx: MemberCtx, { groupID, on }: InputOf<Call>): Promise<DataOf<Call>> => {
    const { room } = await managedRoom(ctx, groupID);
    if (room.announce === (on === 1)) return { groupID, announce: on };
    await updateRoom(ctx.db, groupID, { announce: on === 1 });
    const kind = on === 1 ? 'announce-on' : 'announce-off';
    await writeSystemMessage(ctx, groupID, { kind, uid: ctx.actor.uid });
    ctx.stale(roomTag(groupID));
    return { groupID, announce: on };
  };
