import type { DataOf, InputOf } from '../../../../contract/call.ts';
import type { roomsCalls } from '../../../../contract/domains/rooms/calls.ts';
import type { MemberCtx } from '../../../platform/context.ts';
import { refuse } from '../../../platform/refusal.ts';
import type { RoomsDeps } from '../deps.ts';
import { enterOrAsk } from './join-room.ts';

type Call = (typeof roomsCalls)['rooms.join-group'];

/** Joins the caller to a group, as the documents' call asks for it; the words of a request are their username. */
export const joinGroup =
  (deps: Pick<RoomsDeps, 'threadGroups'>) =>
  async (ctx: MemberCtx, { groupId, uid }: InputOf<Call>): Promise<DataOf<Call>> => {
    if (uid !== 0 && uid !== ctx.actor.uid) refuse('rooms.not_theirs');
    const status = await enterOrAsk(deps)(ctx, { groupID: groupId, applyMessage: ctx.actor.username, invite: '' });
    return { groupID: groupId, status };
  };
