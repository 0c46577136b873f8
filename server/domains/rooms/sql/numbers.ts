import { sql } from 'kysely';
import type { Db } from '../../../platform/context.ts';

interface Numbered {
  room: number;
  uid: number;
  now: Date;
}

/**
 * The next number of a room for what is written in it, and whether only its admins write; nobody else writes there, comes or
 * goes until the transaction ends. Undefined once the room was deleted.
 */
export async function takeNumber(
  db: Db,
  { room, now }: Omit<Numbered, 'uid'>,
): Promise<{ id: number; announce: boolean } | undefined> {
  const { rows } = await sql<{ id: number; announce: boolean }>`
    update messages.rooms set last_id = last_id + 1, last_at = ${now}
     where room = ${room} and deleted_at is null returning last_id as id, announce`.execute(db);
  return rows[0];
}

/**
 * Notes a message on the rows of the two who write to each other: the place in both lists, and that its writer has read
 * all there is and answered. The other one may have it wait under requests; whether it waits there, or was declined.
 */
export async function noteInPair(
  db: Db,
  { room, uid, now }: Numbered,
  { id, asks }: { id: number; asks: boolean },
): Promise<boolean> {
  const { rows } = await sql<{ request: number }>`
    update messages.room_members
       set last_id = ${id}, last_at = ${now},
           read_id = case when uid = ${uid} then ${id} else read_id end,
           wrote = wrote or uid = ${uid},
           request = case when uid = ${uid} then 0 when ${asks} and not wrote and request = 0 and last_id = 0 then 1
                     else request end
     where room = ${room} returning request`.execute(db);
  return rows.some(({ request }) => request !== 0);
}

/**
 * Notes that the writer of a message has read all there is in a group: one row, however many are in it. What they may there
 * at this moment, undefined for who is in it no longer.
 */
export async function noteInGroup(
  db: Db,
  { room, uid }: Omit<Numbered, 'now'>,
  id: number,
): Promise<{ role: number; silent_until: Date | null } | undefined> {
  const { rows } = await sql<{ role: number; silent_until: Date | null }>`
    update messages.room_members set read_id = ${id}, wrote = true
     where room = ${room} and uid = ${uid} returning role, silent_until`.execute(db);
  return rows[0];
}
