import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../platform/context.ts';
import { afterPlace } from '../../../platform/db/after-place.ts';
import type { TimeKey } from '../../../platform/keyset.ts';

/** A conversation in somebody's list. */
export interface ListedRoom {
  room: number;
  /** The other one of two, 0 for a group. */
  peer_uid: number;
  last_id: number;
  last_at: Date;
  read_id: number;
  hidden_before: number;
  muted: boolean;
  pinned_at: Date | null;
  request: number;
}

/** What a row of the list is made of, for two and for many. */
const pair = sql.raw(
  'm.room, m.peer_uid, m.last_id, m.last_at, m.read_id, m.hidden_before, m.muted, m.pinned_at, m.request',
);
const group = sql.raw(
  'm.room, 0::bigint as peer_uid, r.last_id, coalesce(r.last_at, m.last_at) as last_at, m.read_id, m.hidden_before, m.muted, m.pinned_at, m.request',
);

interface Asked {
  limit: number;
  after: TimeKey | undefined;
  /** With those that are pinned or wait to be accepted, which clients of old know nothing of. */
  all?: boolean;
}

/** Conversations of two in the order of their newest message, by an index for each of these conditions. */
const pairs = (uid: number, { limit, after }: Asked, condition: RawBuilder<unknown>) => sql`
  (select ${pair} from messages.room_members m
    where m.uid = ${uid} and m.last_id > m.hidden_before and ${condition} ${afterPlace(after, 'm.last_at', 'm.room')}
    order by m.last_at desc, m.room desc limit ${limit})`;

/**
 * Conversations of a member that hold something for them, the one with the newest message first: those of two by their
 * index, groups, of which a member is in a few hundred at the most, by their rooms.
 */
export async function listedRooms(db: Db, uid: number, asked: Asked): Promise<ListedRoom[]> {
  const more = asked.all
    ? sql`
      union all ${pairs(uid, asked, sql`m.request = 1`)}
      union all ${pairs(uid, asked, sql`m.pinned_at is not null and m.request <> 1 and m.peer_uid <> 0`)}`
    : sql``;
  const { rows } = await sql<ListedRoom>`
    select * from (
      ${pairs(uid, asked, sql`m.request = 0 and m.pinned_at is null`)}
      union all
      (select ${group} from messages.room_members m join messages.rooms r on r.room = m.room
        where m.uid = ${uid} and m.peer_uid = 0 and r.deleted_at is null
              ${asked.all ? sql`` : sql`and m.pinned_at is null`})
      ${more}) l
     where true ${afterPlace(asked.after, 'l.last_at', 'l.room')}
     order by l.last_at desc, l.room desc limit ${asked.limit}`.execute(db);
  return rows;
}

/** Conversations that a member keeps on top, the one pinned last first. */
export async function pinnedRooms(db: Db, uid: number): Promise<ListedRoom[]> {
  const { rows } = await sql<ListedRoom>`
    select m.room, m.peer_uid, case when m.peer_uid = 0 then r.last_id else m.last_id end as last_id,
           case when m.peer_uid = 0 then coalesce(r.last_at, m.last_at) else m.last_at end as last_at,
           m.read_id, m.hidden_before, m.muted, m.pinned_at, m.request
      from messages.room_members m join messages.rooms r on r.room = m.room
     where m.uid = ${uid} and m.pinned_at is not null and r.deleted_at is null
     order by m.pinned_at desc`.execute(db);
  return rows;
}

/** First messages that wait to be accepted, the newest first. */
export async function requestedRooms(
  db: Db,
  uid: number,
  { limit, after }: { limit: number; after: TimeKey | undefined },
): Promise<ListedRoom[]> {
  const { rows } = await sql<ListedRoom>`
    select ${pair} from messages.room_members m
     where m.uid = ${uid} and m.request = 1 ${afterPlace(after, 'm.last_at', 'm.room')}
     order by m.last_at desc, m.room desc limit ${limit}`.execute(db);
  return rows;
}

/** How many first messages wait, counted no further than needed. */
export async function countRequests(db: Db, uid: number, most: number): Promise<number> {
  const { rows } = await sql<{ waiting: number }>`
    select count(*)::int as waiting
      from (select 1 from messages.room_members where uid = ${uid} and request = 1 limit ${most}) w`.execute(db);
  return rows[0]!.waiting;
}

/**
 * Of groups whose newest message waits for an admin: the newest one that this member meets, and how many they don't since
 * they last read there.
 */
export async function underHeld(
  db: Db,
  uid: number,
  rooms: readonly number[],
): Promise<ReadonlyMap<number, { id: number; held: number }>> {
  if (rooms.length === 0) return new Map();
  const { rows } = await sql<{ room: number; id: number; held: number }>`
    select m.room,
           coalesce((select x.id from messages.messages x
                      where x.room = m.room and x.id > m.hidden_before and (x.status not in (2, 4) or x.uid = ${uid})
                      order by x.id desc limit 1), 0)::bigint as id,
           (select count(*)::int from messages.messages x
             where x.room = m.room and x.status in (2, 4) and x.uid <> ${uid}
                   and x.id > greatest(m.read_id, m.hidden_before)) as held
      from messages.room_members m where m.uid = ${uid} and m.room = any(${rooms}::bigint[])`.execute(db);
  return new Map(rows.map(({ room, ...rest }) => [room, rest]));
}
