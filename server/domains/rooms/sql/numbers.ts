import { sql } from 'kysely';
import type { Db } from '../../../platform/context.ts';

interface Numbered {
  room: number;
  uid: number;
  now: Date;
}

/** The next number of a room for what is written in it; nobody else writes there until the transaction ends. */
export async function takeNumber(db: Db, { room, now }: Omit<Numbered, 'uid'>): Promise<number> {
  const { rows } = await sql<{ last_id: number }>`
    update messages.rooms set last_id = last_id + 1, last_at = ${now} where room = ${room} returning last_id`.execute(
    db,
  );
  return rows[0]!.last_id;
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

/** Notes that the writer of a message has read all there is in a group: one row, however many are in it. */
export async function noteInGroup(db: Db, { room, uid }: Omit<Numbered, 'now'>, id: number): Promise<void> {
  await sql`
    update messages.room_members set read_id = ${id}, wrote = true where room = ${room} and uid = ${uid}`.execute(db);
}
