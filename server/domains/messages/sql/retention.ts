import { sql } from 'kysely';
import type { Db } from '../../../platform/context.ts';

interface Deleted {
  deleted: number;
  /** Pictures that they showed. */
  aids: number[];
}

/** Deletes messages written before a moment, a bounded number at once. */
export async function deleteExpired(db: Db, before: Date, most: number): Promise<Deleted> {
  const { rows } = await sql<Gone>`
    delete from messages.messages x
     using (select room, id from messages.messages where sent_at < ${before} limit ${most}) old
     where x.room = old.room and x.id = old.id returning x.room, x.id, x.aid`.execute(db);
  return dropTraces(db, rows);
}

/** Deletes messages of a room, a bounded number at once. */
export async function deleteOfRoom(db: Db, room: number, most: number): Promise<Deleted> {
  const { rows } = await sql<Gone>`
    delete from messages.messages x
     using (select room, id from messages.messages where room = ${room} order by id limit ${most}) old
     where x.room = old.room and x.id = old.id returning x.room, x.id, x.aid`.execute(db);
  return dropTraces(db, rows);
}

interface Gone {
  room: number;
  id: number;
  aid: number;
}

/** Deletes who was named in messages that are gone, and what was given to them. */
async function dropTraces(db: Db, rows: readonly Gone[]): Promise<Deleted> {
  const [rooms, ids] = [rows.map(({ room }) => room), rows.map(({ id }) => id)];
  await sql`
    delete from messages.mentions m using unnest(${rooms}::bigint[], ${ids}::bigint[]) as g (room, id)
     where m.room = g.room and m.id = g.id`.execute(db);
  await sql`
    delete from messages.reactions m using unnest(${rooms}::bigint[], ${ids}::bigint[]) as g (room, id)
     where m.room = g.room and m.id = g.id`.execute(db);
  return { deleted: rows.length, aids: rows.map(({ aid }) => aid).filter((aid) => aid > 0) };
}
