import { sql } from 'kysely';
import type { Db } from '../../../platform/context.ts';
import type { TimeKey } from '../../../platform/keyset.ts';

/** Why somebody is out of a group: removed by its admins, or wanting never to be asked again; or that they only left. */
export const outs = { none: 0, removed: 1, never: 2 } as const;

/** How somebody stands to a group who is not in it. */
export interface Standing {
  room: number;
  asked: boolean;
  invited: boolean;
  /** One of `outs`. */
  why: number | null;
}

/** How a member stands to some groups. */
export async function standingsTo(
  db: Db,
  uid: number,
  rooms: readonly number[],
): Promise<ReadonlyMap<number, Standing>> {
  if (rooms.length === 0) return new Map();
  const { rows } = await sql<Standing>`
    select g.room, q.uid is not null as asked, i.uid is not null as invited, o.why
      from unnest(${rooms}::bigint[]) as g (room)
      left join messages.room_requests q on q.room = g.room and q.uid = ${uid}
      left join messages.room_invites i on i.room = g.room and i.uid = ${uid}
      left join messages.room_outs o on o.room = g.room and o.uid = ${uid}`.execute(db);
  return new Map(rows.map((row) => [row.room, row]));
}

/** True when they didn't wait already. */
export async function insertRequest(
  db: Db,
  { room, uid, message, now }: { room: number; uid: number; message: string; now: Date },
): Promise<boolean> {
  const { rows } = await sql`
    insert into messages.room_requests (room, uid, message, created_at) values (${room}, ${uid}, ${message}, ${now})
    on conflict (room, uid) do nothing returning uid`.execute(db);
  return rows.length === 1;
}

/** True when they waited. */
export async function deleteRequest(db: Db, room: number, uid: number): Promise<boolean> {
  const { rows } = await sql`
    delete from messages.room_requests where room = ${room} and uid = ${uid} returning uid`.execute(db);
  return rows.length === 1;
}

export interface RequestRow extends TimeKey {
  message: string;
}

/** Who waits to be taken into a group, the first first. */
export async function requestsOf(
  db: Db,
  room: number,
  { limit, after }: { limit: number; after: TimeKey | undefined },
): Promise<RequestRow[]> {
  const rest = after ? sql`and (created_at, uid) > (${after.at}, ${after.id})` : sql``;
  const { rows } = await sql<RequestRow>`
    select uid as id, created_at as at, message from messages.room_requests
     where room = ${room} ${rest} order by created_at, uid limit ${limit}`.execute(db);
  return rows;
}

/** How many wait, counted to a thousand. */
export async function countRequests(db: Db, room: number): Promise<number> {
  const { rows } = await sql<{ waiting: number }>`
    select count(*)::int as waiting
      from (select 1 from messages.room_requests where room = ${room} limit 1000) q`.execute(db);
  return rows[0]!.waiting;
}

/** Asks members into a group; those who weren't asked yet. */
export async function insertInvites(
  db: Db,
  { room, uids, byUid, now }: { room: number; uids: readonly number[]; byUid: number; now: Date },
): Promise<number[]> {
  if (uids.length === 0) return [];
  const { rows } = await sql<{ uid: number }>`
    insert into messages.room_invites (room, uid, by_uid, created_at)
    select ${room}::bigint, u.uid, ${byUid}::bigint, ${now}::timestamptz from unnest(${uids}::bigint[]) as u (uid)
    on conflict (room, uid) do nothing
    returning uid`.execute(db);
  return rows.map(({ uid }) => uid);
}

/** Takes back that somebody was asked in; by whom they were, undefined where nobody did. */
export async function deleteInvite(db: Db, room: number, uid: number): Promise<number | undefined> {
  const { rows } = await sql<{ by_uid: number }>`
    delete from messages.room_invites where room = ${room} and uid = ${uid} returning by_uid`.execute(db);
  return rows[0]?.by_uid;
}

/** Those of some members who have so many invitations unanswered. */
export async function invitedTooOften(db: Db, uids: readonly number[], most: number): Promise<number[]> {
  if (uids.length === 0) return [];
  const { rows } = await sql<{ uid: number }>`
    select uid from messages.room_invites where uid = any(${uids}::bigint[])
     group by uid having count(*) >= ${most}`.execute(db);
  return rows.map(({ uid }) => uid);
}

/** An invitation that waits, with its group. */
export interface InvitationRow {
  room: number;
  by_uid: number;
  created_at: Date;
}

/** Groups that a member was asked into, the newest first. */
export async function invitesOf(
  db: Db,
  uid: number,
  { limit, after }: { limit: number; after: TimeKey | undefined },
): Promise<InvitationRow[]> {
  const rest = after ? sql`and (i.created_at, i.room) < (${after.at}, ${after.id})` : sql``;
  const { rows } = await sql<InvitationRow>`
    select i.room, i.by_uid, i.created_at
      from messages.room_invites i join messages.rooms r on r.room = i.room
     where i.uid = ${uid} and r.deleted_at is null ${rest}
     order by i.created_at desc, i.room desc limit ${limit}`.execute(db);
  return rows;
}

/** How many groups a member was asked into, counted no further than needed. */
export async function countInvitations(db: Db, uid: number, most: number): Promise<number> {
  const { rows } = await sql<{ invited: number }>`
    select count(*)::int as invited
      from (select 1 from messages.room_invites i join messages.rooms r on r.room = i.room
             where i.uid = ${uid} and r.deleted_at is null limit ${most}) w`.execute(db);
  return rows[0]!.invited;
}

/** Why some members are out of a group, by uid. */
export async function outsAmong(db: Db, room: number, uids: readonly number[]): Promise<ReadonlyMap<number, number>> {
  if (uids.length === 0) return new Map();
  const { rows } = await sql<{ uid: number; why: number }>`
    select uid, why from messages.room_outs
     where room = ${room} and uid = any(${uids}::bigint[]) and why <> ${outs.none}`.execute(db);
  return new Map(rows.map(({ uid, why }) => [uid, why]));
}

/** Notes that somebody is out of a group. */
export async function insertOut(db: Db, room: number, uid: number, why: number): Promise<void> {
  await sql`
    insert into messages.room_outs (room, uid, why) values (${room}, ${uid}, ${why}::smallint)
    on conflict (room, uid) do update set why = excluded.why`.execute(db);
}

/** Notes until when somebody only reads who leaves a group. */
export async function insertSilence(db: Db, room: number, uid: number, until: Date): Promise<void> {
  await sql`
    insert into messages.room_outs (room, uid, why, silent_until)
    values (${room}, ${uid}, ${outs.none}::smallint, ${until})
    on conflict (room, uid) do update set silent_until = excluded.silent_until`.execute(db);
}

/** Nothing waits at the door for who came in. */
export async function clearDoor(db: Db, room: number, uids: readonly number[]): Promise<void> {
  if (uids.length === 0) return;
  await sql`delete from messages.room_requests where room = ${room} and uid = any(${uids}::bigint[])`.execute(db);
  await sql`delete from messages.room_invites where room = ${room} and uid = any(${uids}::bigint[])`.execute(db);
  await sql`delete from messages.room_outs where room = ${room} and uid = any(${uids}::bigint[])`.execute(db);
}
