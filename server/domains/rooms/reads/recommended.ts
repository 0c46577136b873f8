import type { DataOf, InputOf } from '../../../../contract/call.ts';
import type { roomsCalls } from '../../../../contract/domains/rooms/calls.ts';
import type { MemberCtx } from '../../../platform/context.ts';
import { picturesByAid } from '../../media/index.ts';
import { followedAmong } from '../../topics/index.ts';
import type { RoomsDeps } from '../deps.ts';
import { presentRoom } from '../present.ts';
import { nameKey } from '../rules/name-key.ts';
import { standingsTo } from '../sql/door.ts';
import { publicRooms, publicRoomsNamed, type Room } from '../sql/rooms.ts';

type Call = (typeof roomsCalls)['rooms.recommended'];

/** Groups that are looked through, the largest of a country: no page goes further. */
const looked = 200;

/** Public groups of the caller's country that they are not in, those of topics they follow first (R-CHT-038). */
export const recommended =
  ({ people }: Pick<RoomsDeps, 'people'>) =>
  async (ctx: MemberCtx, { page, limit, search }: InputOf<Call>): Promise<DataOf<Call>> => {
    const { db, actor } = ctx;
    const [rooms, hidden] = await Promise.all([candidates(ctx, search), people.hiddenFor(db, actor.uid)]);
    const topids = [...new Set(rooms.map(({ topid }) => topid))].filter((topid) => topid > 0);
    const followed = new Set(await followedAmong(db, actor.uid, topids));
    const shown = rooms.filter(({ owner_uid }) => !hidden.has(owner_uid));
    const ordered = [
      ...shown.filter(({ topid }) => followed.has(topid)),
      ...shown.filter(({ topid }) => !followed.has(topid)),
    ];
    const skip = (page - 1) * limit;
    const list = ordered.slice(skip, skip + limit);
    const [pictures, standings] = await Promise.all([
      picturesByAid(
        db,
        list.flatMap(({ aid }) => (aid > 0 ? [aid] : [])),
      ),
      standingsTo(
        db,
        actor.uid,
        list.map(({ room }) => room),
      ),
    ]);
    return {
      list: list.map((room) => {
        const { asked, invited } = standings.get(room.room) ?? { asked: false, invited: false };
        return presentRoom(room, { role: undefined, asked, invited }, pictures.get(room.aid));
      }),
      page,
      more: ordered.length > skip + limit ? 1 : 0,
    };
  };

function candidates({ db, actor }: MemberCtx, search: string): Promise<Room[]> {
  const asked = { uid: actor.uid, countryFid: actor.countryFid, limit: looked };
  const begin = nameKey(search);
  return begin === '' ? publicRooms(db, asked) : publicRoomsNamed(db, { ...asked, begin });
}
