import { sql } from 'kysely';
import type { Db } from '../../../platform/context.ts';

/** What members join or make is begun one after the other until the transaction ends, so that the limits hold. */
export async function lockJoining(db: Db, uids: readonly number[]): Promise<void> {
  const ordered = [...new Set(uids)].sort((a, b) => a - b);
  for (const uid of ordered)
    await sql`select pg_advisory_xact_lock(hashtextextended(${`rooms of ${uid}`}, 0))`.execute(db);
}

/** How many groups a member owns, is in and waits for; each counted to a thousand. */
export async function countRooms(db: Db, uid: number): Promise<{ owned: number; joined: number; asked: number }> {
  const { rows } = await sql<{ owned: number; joined: number; asked: number }>`
    select (select count(*)::int from messages.rooms where owner_uid = ${uid} and deleted_at is null) as owned,
           (select count(*)::int
              from (select 1 from messages.room_members m join messages.rooms r on r.room = m.room
                     where m.uid = ${uid} and m.peer_uid = 0 and r.deleted_at is null limit 1000) j) as joined,
           (select count(*)::int from (select 1 from messages.room_requests where uid = ${uid} limit 1000) a) as asked`.execute(
    db,
  );
  return rows[0]!;
}

/** Those of some members who are in so many groups already. */
export async function fullAmong(db: Db, uids: readonly number[], most: number): Promise<number[]> {
  if (uids.length === 0) return [];
  const { rows } = await sql<{ uid: number }>`
    select m.uid from messages.room_members m join messages.rooms r on r.room = m.room
     where m.uid = any(${uids}::bigint[]) and m.peer_uid = 0 and r.deleted_at is null
     group by m.uid having count(*) >= ${most}`.execute(db);
  return rows.map(({ uid }) => uid);
}

/** Those of some members who have answered `uid` in the conversation of the two. */
export async function answeredAmong(db: Db, uid: number, uids: readonly number[]): Promise<number[]> {
  if (uids.length === 0) return [];
  const { rows } = await sql<{ uid: number }>`
    select o.uid
      from unnest(${uids}::bigint[]) as u (uid)
      join messages.pairs p on p.low_uid = least(u.uid, ${uid}::bigint) and p.high_uid = greatest(u.uid, ${uid}::bigint)
      join messages.room_members o on o.room = p.room and o.uid = u.uid
     where o.wrote`.execute(db);
  return rows.map((row) => row.uid);
}

/** A member of a group. */
export interface RoomPerson {
  uid: number;
  role: number;
  name_card: string;
  silent_until: Date | null;
  joined_at: Date;
  reminded_at: Date | null;
}

const columns = sql.raw('uid, role, name_card, silent_until, coalesce(joined_at, last_at) as joined_at, reminded_at');

/** A member of a group; undefined for who is none. */
export async function personIn(db: Db, room: number, uid: number): Promise<RoomPerson | undefined> {
  const { rows } = await sql<RoomPerson>`
    select ${columns} from messages.room_members where room = ${room} and uid = ${uid} and peer_uid = 0`.execute(db);
  return rows[0];
}

export interface Entering {
  role: number;
  /** The last message they have read, and the last that they don't see. */
  readId: number;
  hiddenBefore: number;
  muted: boolean;
  now: Date;
}

/** Makes people members of a group that is locked, silent as long as they were when they left; whom it had not yet. */
export async function insertMembers(
  db: Db,
  room: number,
  uids: readonly number[],
  { role, readId, hiddenBefore, muted, now }: Entering,
): Promise<number[]> {
  if (uids.length === 0) return [];
  const { rows } = await sql<{ uid: number }>`
    insert into messages.room_members
      (room, uid, role, read_id, hidden_before, muted, last_at, joined_at, silent_until)
    select ${room}::bigint, u.uid, ${role}::smallint, ${readId}::bigint, ${hiddenBefore}::bigint, ${muted}::boolean,
           ${now}::timestamptz, ${now}::timestamptz, o.silent_until
      from unnest(${uids}::bigint[]) as u (uid)
      left join messages.room_outs o on o.room = ${room} and o.uid = u.uid
    on conflict (room, uid) do nothing
    returning uid`.execute(db);
  return rows.map(({ uid }) => uid);
}

/** Deletes a membership; until when they only read, undefined where they were not in it. */
export async function deleteMember(
  db: Db,
  room: number,
  uid: number,
): Promise<Pick<RoomPerson, 'silent_until'> | undefined> {
  const { rows } = await sql<Pick<RoomPerson, 'silent_until'>>`
    delete from messages.room_members where room = ${room} and uid = ${uid} and peer_uid = 0
    returning silent_until`.execute(db);
  return rows[0];
}

/** What of a member's row is changed. */
type PersonChange = Partial<Pick<RoomPerson, 'role' | 'name_card' | 'silent_until' | 'reminded_at'>>;

/** Changes what a member is in a group. */
export async function updateMember(db: Db, room: number, uid: number, change: PersonChange): Promise<void> {
  await db
    .updateTable('messages.room_members')
    .set(change)
    .where('room', '=', room)
    .where('uid', '=', uid)
    .where('peer_uid', '=', 0)
    .execute();
}

/** Who owned a group before is an admin of it. */
export async function demoteOwners(db: Db, room: number, ownerUid: number): Promise<void> {
  await sql`
    update messages.room_members set role = 1
     where room = ${room} and role = 2 and uid <> ${ownerUid} and peer_uid = 0`.execute(db);
}

/** How many admins a group has. */
export async function countAdmins(db: Db, room: number): Promise<number> {
  const { rows } = await sql<{ admins: number }>`
    select count(*)::int as admins from messages.room_members
     where room = ${room} and role = 1 and peer_uid = 0`.execute(db);
  return rows[0]!.admins;
}

/** A place in the list of a group's members. */
export interface PersonKey {
  role: number;
  at: Date;
  uid: number;
}

interface MembersAsked {
  limit: number;
  skip: number;
  after: PersonKey | undefined;
  /** Left out of the list. */
  hidden: readonly number[];
}

/** Members of a group: the owner, admins, then by the time they came. */
export async function membersOf(
  db: Db,
  room: number,
  { limit, skip, after, hidden }: MembersAsked,
): Promise<RoomPerson[]> {
  const rest = after
    ? sql`and role <= ${after.role} and (role < ${after.role} or (joined_at, uid) > (${after.at}, ${after.uid}))`
    : sql``;
  const { rows } = await sql<RoomPerson>`
    select ${columns} from messages.room_members
     where room = ${room} and peer_uid = 0 and uid <> all(${hidden}::bigint[]) ${rest}
     order by role desc, joined_at, uid limit ${limit} offset ${skip}`.execute(db);
  return rows;
}

/** Who takes a group over when its owner is gone: the oldest of the admins, else of the members. */
export async function heirOf(db: Db, room: number): Promise<number | undefined> {
  const { rows } = await sql<{ uid: number }>`
    select uid from messages.room_members where room = ${room} and peer_uid = 0
     order by role desc, joined_at, uid limit 1`.execute(db);
  return rows[0]?.uid;
}
