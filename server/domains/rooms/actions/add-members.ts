import type { DataOf, InputOf } from '../../../../contract/call.ts';
import type { roomsCalls } from '../../../../contract/domains/rooms/calls.ts';
import type { MemberCtx } from '../../../platform/context.ts';
import { refuse } from '../../../platform/refusal.ts';
import type { RoomsDeps } from '../deps.ts';
import { mayAct, mayWrite } from '../policy.ts';
import { lockJoining } from '../sql/members.ts';
import { type LetIn, letIn } from './let-in.ts';
import { lockedRoom } from './locked-room.ts';
import { takePeople } from './take-people.ts';

type Call = (typeof roomsCalls)['rooms.add'];
type Deps = Pick<RoomsDeps, 'people' | 'fansAmong'>;

/** Takes people into a group, or asks them in. */
export const letThemIn =
  (deps: Deps) =>
  async (ctx: MemberCtx, groupID: number, members: readonly number[]): Promise<LetIn> => {
    const silent = mayWrite(ctx.actor);
    if (silent) refuse(silent);
    const named = await takePeople(deps, ctx, members);
    await lockJoining(ctx.db, named);
    const { room, role } = await lockedRoom(ctx, groupID);
    const unfit = mayAct('add', role, room);
    if (unfit) refuse(unfit);
    return letIn(deps, ctx, room, named);
  };

/** Adds who follows the caller or has answered them, and invites anyone else. */
export const addMembers =
  (deps: Deps) =>
  async (ctx: MemberCtx, { groupID, members }: InputOf<Call>): Promise<DataOf<Call>> => ({
    groupID,
    ...(await letThemIn(deps)(ctx, groupID, members)),
  });
