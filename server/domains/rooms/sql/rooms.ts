import { sql } from 'kysely';
import type { Db } from '../../../platform/context.ts';

/** A group as it is stored. */
export interface Room {
  room: number;
  name: string;
  owner_uid: number;
  country_fid: number;
  join_option: number;
  review: number;
  announce: boolean;
  notice: string;
  /** Its picture, 0 for none. */
  aid: number;
  topid: number;
  fid: number;
  thread_group: number;
  pinned_id: number;
  member_count: number;
  last_id: number;
  /** What was written up to there is not for who joins now. */
  open_from: number;
  link: string | null;
}

const columns = sql.raw(
  'room, name, owner_uid, country_fid, join_option, review, announce, notice, aid, topid, fid, thread_group, pinned_id, member_count, last_id, open_from, link'.replaceAll(
    /(\w+)/g,
    'r.$1',
  ),
);

/** A group by its number; undefined where there is none, or it was deleted. */
export async function findRoom(db: Db, room: number): Promise<Room | undefined> {
  const { rows } = await sql<Room>`
    select ${columns} from messages.rooms r
     where r.room = ${room} and r.kind = 1 and r.deleted_at is null`.execute(db);
  return rows[0];
}

/** The same, and nobody else changes it or writes in it until the transaction ends. */
export async function lockRoom(db: Db, room: number): Promise<Room | undefined> {
  const { rows } = await sql<Room>`
    select ${columns} from messages.rooms r
     where r.room = ${room} and r.kind = 1 and r.deleted_at is null for no key update`.execute(db);
  return rows[0];
}

/** Groups by their numbers; those deleted are left out. */
export async function roomsByIds(db: Db, rooms: readonly number[]): Promise<ReadonlyMap<number, Room>> {
  if (rooms.length === 0) return new Map();
  const { rows } = await sql<Room>`
    select ${columns} from messages.rooms r
     where r.room = any(${rooms}::bigint[]) and r.kind = 1 and r.deleted_at is null`.execute(db);
  return new Map(rows.map((row) => [row.room, row]));
}

export interface NewRoom {
  name: string;
  nameKey: string;
  ownerUid: number;
  countryFid: number;
  joinOption: number;
  review: number;
  notice: string;
  aid: number;
  topid: number;
  fid: number;
  threadGroup: number;
  now: Date;
}

/** Makes a group with one member; undefined when its name is taken. */
export async function insertRoom(db: Db, made: NewRoom): Promise<Room | undefined> {
  const { rows } = await sql<Room>`
    with name as (
      insert into messages.room_names (name_key, room)
      values (${made.nameKey}, nextval('messages.rooms_room_seq'))
      on conflict (name_key) do nothing
      returning room
    )
    insert into messages.rooms as r
      (room, kind, created_at, name, owner_uid, country_fid, join_option, review, notice, aid, topid, fid,
       thread_group, member_count)
    select name.room, 1, ${made.now}::timestamptz, ${made.name}, ${made.ownerUid}::bigint, ${made.countryFid}::int,
           ${made.joinOption}::smallint, ${made.review}::smallint, ${made.notice}, ${made.aid}::bigint, ${made.topid}::bigint,
           ${made.fid}::bigint, ${made.threadGroup}::bigint, 1
      from name
    returning ${columns}`.execute(db);
  return rows[0];
}

/** Gives a group another name; false when that is taken by another one. */
export async function renameRoom(db: Db, room: number, nameKey: string): Promise<boolean> {
  const { rows: own } = await sql`
    select room from messages.room_names where name_key = ${nameKey} and room = ${room}`.execute(db);
  if (own.length > 0) return true;
  const { rows: taken } = await sql`
    insert into messages.room_names (name_key, room) values (${nameKey}, ${room})
    on conflict (name_key) do nothing returning room`.execute(db);
  if (taken.length === 0) return false;
  await sql`delete from messages.room_names where room = ${room} and name_key <> ${nameKey}`.execute(db);
  return true;
}

/** Which of these names groups have, as they are unique. */
export async function takenKeys(db: Db, nameKeys: readonly string[]): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ name_key: string }>`
    select name_key from messages.room_names where name_key = any(${nameKeys}::text[])`.execute(db);
  return new Set(rows.map(({ name_key }) => name_key));
}

/** What of a group is changed. */
export type RoomChange = Partial<
  Pick<
    Room,
    'name' | 'owner_uid' | 'join_option' | 'review' | 'announce' | 'notice' | 'aid' | 'pinned_id' | 'open_from' | 'link'
  >
>;

/** Changes a group that is locked. */
export async function updateRoom(db: Db, room: number, change: RoomChange): Promise<void> {
  if (Object.keys(change).length === 0) return;
  await db.updateTable('messages.rooms').set(change).where('room', '=', room).execute();
}

/** Counts members of a group that is locked; how many it has then. */
export async function countMembers(db: Db, room: number, by: number): Promise<number> {
  const { rows } = await sql<{ member_count: number }>`
    update messages.rooms set member_count = member_count + ${by}::int where room = ${room} returning member_count`.execute(
    db,
  );
  return rows[0]?.member_count ?? 0;
}

/** Deletes a group for everybody and gives its name back; its rows go by a job. */
export async function markRoomDeleted(db: Db, room: number, now: Date): Promise<void> {
  await sql`update messages.rooms set deleted_at = ${now}, link = null, pinned_id = 0 where room = ${room}`.execute(db);
  await sql`delete from messages.room_names where room = ${room}`.execute(db);
}

/** Whether this was a group of theirs, and is deleted already. */
export async function wasDeleted(db: Db, room: number, ownerUid: number): Promise<boolean> {
  const { rows } = await sql`
    select room from messages.rooms
     where room = ${room} and owner_uid = ${ownerUid} and kind = 1 and deleted_at is not null`.execute(db);
  return rows.length > 0;
}

/** Rooms of one topic or one group of threads are made one after the other until the transaction ends. */
export async function lockHome(db: Db, home: { topid: number; threadGroup: number }): Promise<void> {
  const name = `room of topic ${home.topid} or group ${home.threadGroup}`;
  await sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`.execute(db);
}

/** The room of a topic. */
export async function roomOfTopic(db: Db, topid: number): Promise<number | undefined> {
  const { rows } = await sql<{ room: number }>`
    select room from messages.rooms where topid = ${topid} and topid > 0 and deleted_at is null limit 1`.execute(db);
  return rows[0]?.room;
}

/** The room of a group of threads. */
export async function roomOfThreadGroup(db: Db, threadGroup: number): Promise<number | undefined> {
  const { rows } = await sql<{ room: number }>`
    select room from messages.rooms
     where thread_group = ${threadGroup} and thread_group > 0 and deleted_at is null limit 1`.execute(db);
  return rows[0]?.room;
}

/** The largest public group of a board in a country. */
export async function roomOfBoard(db: Db, fid: number, countryFid: number): Promise<number | undefined> {
  const { rows } = await sql<{ room: number }>`
    select room from messages.rooms
     where fid = ${fid} and fid > 0 and country_fid = ${countryFid} and join_option > 0 and thread_group = 0
       and deleted_at is null
     order by member_count desc, room desc limit 1`.execute(db);
  return rows[0]?.room;
}

/** Public groups of a country that a member is not in, the largest first. */
export async function publicRooms(
  db: Db,
  { uid, countryFid, limit }: { uid: number; countryFid: number; limit: number },
): Promise<Room[]> {
  const { rows } = await sql<Room>`
    select ${columns} from messages.rooms r
     where r.country_fid = ${countryFid} and r.kind = 1 and r.join_option > 0 and r.deleted_at is null
       and r.thread_group = 0
       and not exists (select 1 from messages.room_members m where m.room = r.room and m.uid = ${uid})
     order by r.member_count desc, r.room desc limit ${limit}`.execute(db);
  return rows;
}

const literal = (text: string): string => text.replaceAll(/[\\%_]/g, '\\$&');

/** The same of those whose name begins so. */
export async function publicRoomsNamed(
  db: Db,
  { uid, countryFid, limit, begin }: { uid: number; countryFid: number; limit: number; begin: string },
): Promise<Room[]> {
  const { rows } = await sql<Room>`
    select ${columns}
      from (select room from messages.room_names where name_key like ${`${literal(begin)}%`}
             order by name_key limit 500) n
      join messages.rooms r on r.room = n.room
     where r.country_fid = ${countryFid} and r.join_option > 0 and r.deleted_at is null and r.thread_group = 0
       and not exists (select 1 from messages.room_members m where m.room = r.room and m.uid = ${uid})
     order by r.member_count desc, r.room desc limit ${limit}`.execute(db);
  return rows;
}
