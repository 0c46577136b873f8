import { sql } from 'kysely';
import type { Db } from '../../../platform/context.ts';

/** A member's place in a group, with what the group is. */
export interface GroupPlace {
  room: number;
  role: number;
  name_card: string;
  read_id: number;
  hidden_before: number;
  last_id: number;
  muted: boolean;
  pinned_at: Date | null;
  silent_until: Date | null;
  approved: boolean;
  name: string;
  owner_uid: number;
  country_fid: number;
  join_option: number;
  review: number;
  announce: boolean;
  notice: string;
  aid: number;
  topid: number;
  fid: number;
  thread_group: number;
  pinned_id: number;
  member_count: number;
}

const columns = sql.raw(
  `m.room, m.role, m.name_card, m.read_id, m.hidden_before, r.last_id, m.muted, m.pinned_at, m.silent_until, m.approved,
   r.name, r.owner_uid, r.country_fid, r.join_option, r.review, r.announce, r.notice, r.aid, r.topid, r.fid,
   r.thread_group, r.pinned_id, r.member_count`,
);

/** A member's place in a group by its number; undefined for who is not in it, or once it was deleted. */
export async function groupPlaceOf(db: Db, uid: number, room: number): Promise<GroupPlace | undefined> {
  const { rows } = await sql<GroupPlace>`
    select ${columns}
      from messages.room_members m join messages.rooms r on r.room = m.room
     where m.room = ${room} and m.uid = ${uid} and m.peer_uid = 0 and r.deleted_at is null`.execute(db);
  return rows[0];
}

/** The same of several groups. */
export async function groupPlacesOf(
  db: Db,
  uid: number,
  rooms: readonly number[],
): Promise<ReadonlyMap<number, GroupPlace>> {
  if (rooms.length === 0) return new Map();
  const { rows } = await sql<GroupPlace>`
    select ${columns}
      from messages.room_members m join messages.rooms r on r.room = m.room
     where m.uid = ${uid} and m.room = any(${rooms}::bigint[]) and m.peer_uid = 0 and r.deleted_at is null`.execute(db);
  return new Map(rows.map((row) => [row.room, row]));
}

/** Which of these are in a group. */
export async function inGroup(db: Db, room: number, uids: readonly number[]): Promise<number[]> {
  if (uids.length === 0) return [];
  const { rows } = await sql<{ uid: number }>`
    select uid from messages.room_members
     where room = ${room} and uid = any(${uids}::bigint[]) and peer_uid = 0`.execute(db);
  return rows.map(({ uid }) => uid);
}

/** What a member is called in a group (empty for no name of their own there), and their role. */
export type NameCard = Pick<GroupPlace, 'name_card' | 'role'>;

/** What members are called in a group and what they are there, by uid; who has left it is absent. */
export async function nameCardsOf(
  db: Db,
  room: number,
  uids: readonly number[],
): Promise<ReadonlyMap<number, NameCard>> {
  if (uids.length === 0) return new Map();
  const { rows } = await sql<NameCard & { uid: number }>`
    select uid, name_card, role from messages.room_members
     where room = ${room} and uid = any(${uids}::bigint[]) and peer_uid = 0`.execute(db);
  return new Map(rows.map(({ uid, ...card }) => [uid, card]));
}

/** Marks a conversation as read up to a message; what was read before stays so. Whether anything changed. */
export async function setRead(db: Db, room: number, uid: number, read: number): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update messages.room_members set read_id = ${read}
     where room = ${room} and uid = ${uid} and read_id < ${read}`.execute(db);
  return numAffectedRows === 1n;
}

/** Deletes a conversation for one member, up to a message. */
export async function setHidden(db: Db, room: number, uid: number, before: number): Promise<void> {
  await sql`
    update messages.room_members set hidden_before = ${before}
     where room = ${room} and uid = ${uid} and hidden_before < ${before}`.execute(db);
}

/** Turns a conversation's notifications off or on for a member. */
export async function setMuted(db: Db, room: number, uid: number, muted: boolean): Promise<void> {
  await db
    .updateTable('messages.room_members')
    .set({ muted })
    .where('room', '=', room)
    .where('uid', '=', uid)
    .execute();
}

/** Keeps a conversation on top of a member's list since then, or no longer. */
export async function setPinned(db: Db, room: number, uid: number, pinned_at: Date | null): Promise<void> {
  await db
    .updateTable('messages.room_members')
    .set({ pinned_at })
    .where('room', '=', room)
    .where('uid', '=', uid)
    .execute();
}

/** How many conversations a member keeps on top. */
export async function countPinned(db: Db, uid: number): Promise<number> {
  const { rows } = await sql<{ pinned: number }>`
    select count(*)::int as pinned from messages.room_members
     where uid = ${uid} and pinned_at is not null`.execute(db);
  return rows[0]!.pinned;
}

/** Accepts a first message (0), which counts as an answer, or declines it (2). */
export async function setRequest(db: Db, room: number, uid: number, request: 0 | 2): Promise<void> {
  await db
    .updateTable('messages.room_members')
    .set(request === 0 ? { request, wrote: true } : { request })
    .where('room', '=', room)
    .where('uid', '=', uid)
    .execute();
}

/** One of a member's messages in a group was let through. */
export async function setApproved(db: Db, room: number, uid: number): Promise<void> {
  await db
    .updateTable('messages.room_members')
    .set({ approved: true })
    .where('room', '=', room)
    .where('uid', '=', uid)
    .execute();
}

/** What the two of a conversation have read and deleted; nobody deletes further until the transaction ends. */
export async function lockPlaces(db: Db, room: number): Promise<{ uid: number; hidden_before: number }[]> {
  const { rows } = await sql<{ uid: number; hidden_before: number }>`
    select uid, hidden_before from messages.room_members
     where room = ${room} order by uid for no key update`.execute(db);
  return rows;
}

/** Who is in a room, up to a number of members, and how far each has read. */
export async function placesIn(db: Db, room: number, most: number): Promise<{ uid: number; read_id: number }[]> {
  const { rows } = await sql<{ uid: number; read_id: number }>`
    select uid, read_id from messages.room_members where room = ${room} order by uid limit ${most}`.execute(db);
  return rows;
}

/** Up to which message each of some members knows a room: read, or deleted for them. */
export async function knownTo(db: Db, room: number, uids: readonly number[]): Promise<ReadonlyMap<number, number>> {
  const { rows } = await sql<{ uid: number; known: number }>`
    select uid, greatest(read_id, hidden_before) as known from messages.room_members
     where room = ${room} and uid = any(${uids}::bigint[])`.execute(db);
  return new Map(rows.map(({ uid, known }) => [uid, known]));
}

/** Owners and admins of a group. */
export async function headsOf(db: Db, room: number): Promise<number[]> {
  const { rows } = await sql<{ uid: number }>`
    select uid from messages.room_members where room = ${room} and role > 0 and peer_uid = 0`.execute(db);
  return rows.map(({ uid }) => uid);
}

/** A message that is pinned stands on top no longer. */
export async function takeDownPin(db: Db, room: number, id: number): Promise<void> {
  await db
    .updateTable('messages.rooms')
    .set({ pinned_id: 0 })
    .where('room', '=', room)
    .where('pinned_id', '=', id)
    .execute();
}

/** What a member pins is counted and pinned one after the other until the transaction ends. */
export async function lockPinning(db: Db, uid: number): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`messages pinned by ${uid}`}, 0))`.execute(db);
}

/** The two of a conversation of two; nobody where it is a group. */
export async function peersOf(db: Db, room: number): Promise<number[]> {
  const { rows } = await sql<{ low_uid: number; high_uid: number }>`
    select low_uid, high_uid from messages.pairs where room = ${room}`.execute(db);
  return rows.flatMap(({ low_uid, high_uid }) => [low_uid, high_uid]);
}

/** What one member writes in a group is written one after the other until the transaction ends. */
export async function lockSender(db: Db, room: number, uid: number): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`messages of ${uid} in ${room}`}, 0))`.execute(db);
}
