import type { DataOf, InputOf } from '../../../../contract/call.ts';
import type { roomsCalls } from '../../../../contract/domains/rooms/calls.ts';
import type { MemberCtx } from '../../../platform/context.ts';
import { refuse } from '../../../platform/refusal.ts';
import type { RoomsDeps } from '../deps.ts';
import { groupPlaceOf } from '../sql/places.ts';
import { updateRoom } from '../sql/rooms.ts';
import { roomTag } from '../tags.ts';
import { managedRoom } from './managed-room.ts';

type Call = (typeof roomsCalls)['rooms.pin-message'];

/** Pins a message on top of a group, or takes it down. */
export const pinMessage =
  ({ writeSystemMessage, isSaid }: Pick<RoomsDeps, 'writeSystemMessage' | 'isSaid'>) =>
  async (ctx: MemberCtx, { groupID, ID }: InputOf<Call>): Promise<DataOf<Call>> => {
    const { room } = await managedRoom(ctx, groupID);
    if (ID > room.last_id) refuse('rooms.no_message');
    const place = await groupPlaceOf(ctx.db, ctx.actor.uid, groupID);
    if (ID > 0 && ID <= (place?.hidden_before ?? 0)) refuse('rooms.no_message');
    if (ID > 0 && !(await isSaid(ctx.db, groupID, ID))) refuse('rooms.no_message');
    if (ID === room.pinned_id) return { groupID, pinnedID: ID };
    await updateRoom(ctx.db, groupID, { pinned_id: ID });
    if (ID > 0) await writeSystemMessage(ctx, groupID, { kind: 'pinned', uid: ctx.actor.uid });
    ctx.stale(roomTag(groupID));
    return { groupID, pinnedID: ID };
  };
