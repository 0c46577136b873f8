import type { DataOf, InputOf } from '../../../../contract/call.ts';
import type { roomsCalls } from '../../../../contract/domains/rooms/calls.ts';
import { roomLimits } from '../../../../contract/domains/rooms/limits.ts';
import type { MemberCtx } from '../../../platform/context.ts';
import type { RoomsDeps } from '../deps.ts';
import { peopleOf, roomOfMember } from './people-of.ts';

type Call = (typeof roomsCalls)['rooms.member-list'];

const perpage = roomLimits.membersPage;

/** Members of a group message by pages, as many as a group has at most. */
export const memberList =
  (deps: Pick<RoomsDeps, 'people'>) =>
  async (ctx: MemberCtx, { plid, page }: InputOf<Call>): Promise<DataOf<Call>> => {
    const room = await roomOfMember(ctx, plid);
    const skip = (page - 1) * perpage;
    const { list } =
      skip < roomLimits.membersMax
        ? await peopleOf(deps, ctx, plid, { limit: perpage, skip, after: undefined })
        : { list: [] };
    return { plid, groupowner: room.owner_uid, members: list, page, count: room.member_count, perpage };
  };
