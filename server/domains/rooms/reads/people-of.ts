import type { RoomMember } from '../../../../contract/domains/rooms/shapes.ts';
import type { MemberCtx } from '../../../platform/context.ts';
import { refuse } from '../../../platform/refusal.ts';
import type { RoomsDeps } from '../deps.ts';
import { presentMember } from '../present.ts';
import { membersOf, type PersonKey, personIn, type RoomPerson } from '../sql/members.ts';
import { findRoom, type Room } from '../sql/rooms.ts';

/** A group whose members its members alone read. */
export async function roomOfMember({ db, actor }: MemberCtx, groupID: number): Promise<Room> {
  const room = await findRoom(db, groupID);
  if (room === undefined || !(await personIn(db, groupID, actor.uid))) return refuse('rooms.unknown');
  return room;
}

interface Asked {
  limit: number;
  skip: number;
  after: PersonKey | undefined;
}

/** Some members of a group, without those whom a block stands between; the last of them, where others follow. */
export async function peopleOf(
  { people }: Pick<RoomsDeps, 'people'>,
  { db, actor, locale, now }: MemberCtx,
  room: number,
  { limit, skip, after }: Asked,
): Promise<{ list: RoomMember[]; last: RoomPerson | undefined }> {
  const hides = await people.hiddenFor(db, actor.uid);
  const hidden = [...hides].filter(([, why]) => why !== 'muted').map(([uid]) => uid);
  const rows = await membersOf(db, room, { limit: limit + 1, skip, after, hidden });
  const shown = rows.slice(0, limit);
  const cards = await people.members(
    db,
    shown.map(({ uid }) => uid),
  );
  return {
    list: shown.map((row) => presentMember(row, cards.get(row.uid), { locale, now })),
    last: rows.length > limit ? shown.at(-1) : undefined,
  };
}
