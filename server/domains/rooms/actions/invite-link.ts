import type { DataOf, InputOf } from '../../../../contract/call.ts';
import type { roomsCalls } from '../../../../contract/domains/rooms/calls.ts';
import type { MemberCtx } from '../../../platform/context.ts';
import { randomToken } from '../../../platform/seal.ts';
import { linkOf } from '../present.ts';
import { updateRoom } from '../sql/rooms.ts';
import { managedRoom } from './managed-room.ts';

type Call = (typeof roomsCalls)['rooms.invite'];

/** Makes the link by which anyone joins where there is none, or ends it: the next one is another. */
export async function inviteLink(ctx: MemberCtx, { groupID, on }: InputOf<Call>): Promise<DataOf<Call>> {
  const { room } = await managedRoom(ctx, groupID);
  const link = on === 1 ? (room.link ?? randomToken()) : null;
  if (link !== room.link) await updateRoom(ctx.db, groupID, { link });
  return { groupID, link: linkOf({ room: groupID, link }) };
}
