import type { DataOf, InputOf } from '../../../../contract/call.ts';
import type { roomsCalls } from '../../../../contract/domains/rooms/calls.ts';
import type { MemberCtx } from '../../../platform/context.ts';
import { refuse } from '../../../platform/refusal.ts';
import { picturesByAid } from '../../media/index.ts';
import type { RoomsDeps } from '../deps.ts';
import { mayAct, maySee } from '../policy.ts';
import { presentProfile } from '../present.ts';
import { countRequests, standingsTo } from '../sql/door.ts';
import { groupPlaceOf } from '../sql/places.ts';
import { findRoom } from '../sql/rooms.ts';

type Call = (typeof roomsCalls)['rooms.group'];

/** A group: its profile, what the caller is in it and may do. */
export const group =
  ({ people, threadGroups }: Pick<RoomsDeps, 'people' | 'threadGroups'>) =>
  async ({ db, actor, locale, now }: MemberCtx, { groupID, invite }: InputOf<Call>): Promise<DataOf<Call>> => {
    const room = (await findRoom(db, groupID)) ?? refuse('rooms.unknown');
    const [place, standings] = await Promise.all([
      groupPlaceOf(db, actor.uid, groupID),
      standingsTo(db, actor.uid, [groupID]),
    ]);
    const standing = standings.get(groupID);
    const to = {
      role: place?.role,
      asked: standing?.asked ?? false,
      invited: (standing?.invited ?? false) || (invite !== '' && invite === room.link),
      inThreadGroup:
        room.thread_group > 0 && (await threadGroups.roleIn(db, room.thread_group, actor.uid)) !== undefined,
    };
    if (!maySee(to.role, room, to)) refuse('rooms.unknown');
    const [pictures, cards, waiting] = await Promise.all([
      picturesByAid(db, room.aid > 0 ? [room.aid] : []),
      people.members(db, [room.owner_uid]),
      mayAct('manage', to.role, room) === undefined ? countRequests(db, groupID) : 0,
    ]);
    const [picture, owner] = [pictures.get(room.aid), cards.get(room.owner_uid)];
    return presentProfile(room, { to, place, picture, owner, waiting, locale, now });
  };
