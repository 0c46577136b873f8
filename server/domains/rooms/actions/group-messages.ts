import type { DataOf, InputOf } from '../../../../contract/call.ts';
import type { roomsCalls } from '../../../../contract/domains/rooms/calls.ts';
import type { MemberCtx } from '../../../platform/context.ts';
import type { RoomsDeps } from '../deps.ts';
import { letThemIn } from './add-members.ts';
import { deleteRoom } from './delete-room.ts';
import { quitRoom } from './quit-room.ts';
import { removeFromRoom } from './remove-member.ts';

type Call<Name extends keyof typeof roomsCalls> = (typeof roomsCalls)[Name];

/** Adds a member to a group message, or invites them. */
export const appendMember =
  (deps: Pick<RoomsDeps, 'people' | 'fansAmong'>) =>
  async (
    ctx: MemberCtx,
    { plid, uid }: InputOf<Call<'rooms.append-member'>>,
  ): Promise<DataOf<Call<'rooms.append-member'>>> => ({ plid, ...(await letThemIn(deps)(ctx, plid, [uid])) });

/** Removes a member from a group message. */
export async function kickMember(
  ctx: MemberCtx,
  { plid, uid }: InputOf<Call<'rooms.kick-member'>>,
): Promise<DataOf<Call<'rooms.kick-member'>>> {
  await removeFromRoom(ctx, plid, uid);
  return { plid, uid };
}

/** Leaves a group message. */
export async function quitGroup(
  ctx: MemberCtx,
  { plid }: InputOf<Call<'rooms.quit-group'>>,
): Promise<DataOf<Call<'rooms.quit-group'>>> {
  await quitRoom(ctx, { groupID: plid, never: 0 });
  return { plid };
}

/** Deletes a group message of the caller's. */
export async function deleteGroup(
  ctx: MemberCtx,
  { plid }: InputOf<Call<'rooms.delete-group'>>,
): Promise<DataOf<Call<'rooms.delete-group'>>> {
  await deleteRoom(ctx, { groupID: plid });
  return { plid };
}
