import type { DataOf, InputOf } from '../../../../contract/call.ts';
import type { roomsCalls } from '../../../../contract/domains/rooms/calls.ts';
import { type JoinStatus, roomLimits } from '../../../../contract/domains/rooms/limits.ts';
import type { MemberCtx } from '../../../platform/context.ts';
import { refuse } from '../../../platform/refusal.ts';
import type { RoomsDeps } from '../deps.ts';
import { roomAsked } from '../events.ts';
import { type AtDoor, joinOf, mayHold, mayJoin, mayWrite, roleOfThreads, roles } from '../policy.ts';
import { insertRequest, outs, standingsTo } from '../sql/door.ts';
import { countRooms, lockJoining, personIn } from '../sql/members.ts';
import { headsOf } from '../sql/places.ts';
import { lockRoom, type Room } from '../sql/rooms.ts';
import { enter } from './enter.ts';

type Call = (typeof roomsCalls)['rooms.join'];
type Deps = Pick<RoomsDeps, 'threadGroups'>;

interface Asked {
  groupID: number;
  applyMessage: string;
  /** The link's secret; empty without one. */
  invite: string;
}

/** Joins a group by its option, by an invitation or by its link; what became of it. */
export const enterOrAsk =
  ({ threadGroups }: Deps) =>
  async (ctx: MemberCtx, { groupID, applyMessage, invite }: Asked): Promise<JoinStatus> => {
    const { db, actor } = ctx;
    const silent = mayWrite(actor);
    if (silent) refuse(silent);
    await lockJoining(db, [actor.uid]);
    const room = (await lockRoom(db, groupID)) ?? refuse('rooms.unknown');
    if (await personIn(db, groupID, actor.uid)) return 'AlreadyInGroup';
    if (invite !== '' && invite !== room.link) refuse('rooms.link_ended');
    const standing = (await standingsTo(db, actor.uid, [groupID])).get(groupID);
    const ofThreads = room.thread_group > 0 ? await threadGroups.roleIn(db, room.thread_group, actor.uid) : undefined;
    const door: AtDoor = {
      ...{ asked: standing?.asked ?? false, invited: standing?.invited ?? false },
      inThreadGroup: ofThreads !== undefined,
    };
    const how = joinOf(room, { door, byLink: invite !== '', removed: standing?.why === outs.removed });
    if (how !== 'enters' && how !== 'asks') return refuse(how);
    const counts = await countRooms(db, actor.uid);
    const unfit = mayHold(room, 1) ?? mayJoin(counts.joined);
    if (unfit) refuse(unfit);
    if (how === 'asks') return ask(ctx, room, { message: applyMessage, asked: counts.asked });
    await enter(ctx, room, [actor.uid], ofThreads ? roleOfThreads[ofThreads] : roles.Member);
    return 'JoinedSuccess';
  };

/** Notes a request once, however often it is sent, and notifies those who decide. */
async function ask(
  { db, actor, now, emit }: MemberCtx,
  { room, name }: Room,
  { message, asked }: { message: string; asked: number },
): Promise<JoinStatus> {
  const isNew = await insertRequest(db, { room, uid: actor.uid, message, now });
  if (!isNew) return 'WaitAdminApproval';
  if (asked >= roomLimits.asked) refuse('rooms.too_many_asked');
  emit(roomAsked({ room, uid: actor.uid, name, at: now.getTime(), heads: await headsOf(db, room) }));
  return 'WaitAdminApproval';
}

/** Joins a group, as `/v5/chat/group/join` asks for it. */
export const joinRoom =
  (deps: Deps) =>
  async (ctx: MemberCtx, asked: InputOf<Call>): Promise<DataOf<Call>> => ({
    groupID: asked.groupID,
    status: await enterOrAsk(deps)(ctx, asked),
  });
