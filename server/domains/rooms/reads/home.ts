import type { DataOf, InputOf } from '../../../../contract/call.ts';
import type { roomsCalls } from '../../../../contract/domains/rooms/calls.ts';
import type { MemberCtx } from '../../../platform/context.ts';
import { picturesByAid } from '../../media/index.ts';
import { type Home, isBoard, isHostOf } from '../actions/check-home.ts';
import type { RoomsDeps } from '../deps.ts';
import { maySee, mayWrite } from '../policy.ts';
import { presentRoom } from '../present.ts';
import { standingsTo } from '../sql/door.ts';
import { groupPlaceOf } from '../sql/places.ts';
import { findRoom, type Room, roomOfBoard, roomOfThreadGroup, roomOfTopic } from '../sql/rooms.ts';

type Call = (typeof roomsCalls)['rooms.home'];

/** The chat of a topic, a board or a group of threads, and whether the caller may open one. */
export const home =
  (deps: Pick<RoomsDeps, 'people' | 'threadGroups' | 'categories'>) =>
  async (ctx: MemberCtx, asked: InputOf<Call>): Promise<DataOf<Call>> => {
    const { db, actor } = ctx;
    const room = await roomAt(ctx, asked);
    if (room === undefined) return { group: null, unread: 0, create: (await mayOpen(deps, ctx, asked)) ? 1 : 0 };
    const [place, standings, hidden, pictures, ofThreads] = await Promise.all([
      groupPlaceOf(db, actor.uid, room.room),
      standingsTo(db, actor.uid, [room.room]),
      deps.people.hiddenFor(db, actor.uid),
      picturesByAid(db, room.aid > 0 ? [room.aid] : []),
      room.thread_group > 0 ? deps.threadGroups.roleIn(db, room.thread_group, actor.uid) : undefined,
    ]);
    const { asked: waits = false, invited = false } = standings.get(room.room) ?? {};
    const isSeen = maySee(place?.role, room, { asked: waits, invited, inThreadGroup: ofThreads !== undefined });
    if (!isSeen || (place === undefined && hidden.has(room.owner_uid))) return { group: null, unread: 0, create: 0 };
    return {
      group: presentRoom(room, { role: place?.role, asked: waits, invited }, pictures.get(room.aid)),
      unread: place === undefined ? 0 : Math.max(0, place.last_id - Math.max(place.read_id, place.hidden_before)),
      create: 0,
    };
  };

async function roomAt({ db, actor }: MemberCtx, { topid, fid, threadGroup }: Home): Promise<Room | undefined> {
  const room =
    (await roomOfTopic(db, topid)) ??
    (await roomOfThreadGroup(db, threadGroup)) ??
    (await roomOfBoard(db, fid, actor.countryFid));
  return room === undefined ? undefined : findRoom(db, room);
}

async function mayOpen(
  deps: Pick<RoomsDeps, 'threadGroups' | 'categories'>,
  ctx: MemberCtx,
  at: Home,
): Promise<boolean> {
  if (at.topid + at.fid + at.threadGroup === 0 || mayWrite(ctx.actor)) return false;
  if (at.fid > 0 && !(await isBoard(deps, ctx, at.fid))) return false;
  return isHostOf(deps, ctx, at);
}
