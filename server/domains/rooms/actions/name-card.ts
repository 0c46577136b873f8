import type { DataOf, InputOf } from '../../../../contract/call.ts';
import type { roomsCalls } from '../../../../contract/domains/rooms/calls.ts';
import type { MemberCtx } from '../../../platform/context.ts';
import { refuse } from '../../../platform/refusal.ts';
import type { WordLists } from '../../moderation/index.ts';
import { mayWrite } from '../policy.ts';
import { updateMember } from '../sql/members.ts';
import { roomTag } from '../tags.ts';
import { lockedRoom } from './locked-room.ts';
import { checkWords } from './take-words.ts';

type Call = (typeof roomsCalls)['rooms.name-card'];

/** Sets the caller's own name in a group; empty for their username. */
export const nameCard =
  ({ wordLists }: { wordLists: WordLists }) =>
  async (ctx: MemberCtx, { groupID, nameCard: name }: InputOf<Call>): Promise<DataOf<Call>> => {
    const silent = mayWrite(ctx.actor);
    if (silent) refuse(silent);
    const { room, role } = await lockedRoom(ctx, groupID);
    if (role === undefined) refuse('rooms.unknown');
    await checkWords(ctx.db, wordLists, room.country_fid, name);
    await updateMember(ctx.db, groupID, ctx.actor.uid, { name_card: name });
    ctx.stale(roomTag(groupID));
    return { groupID, nameCard: name };
  };
