import { sql } from 'kysely';
import type { Db } from '../../../platform/context.ts';

/** Deletes messages written before a moment, a bounded number at once; the pictures that they showed. */
export async function deleteExpired(db: Db, before: Date, most: number): Promise<{ deleted: number; aids: number[] }> {
  const { rows } = await sql<{ room: number; id: number; aid: number }>`
    delete from messages.messages x
     using (select room, id from messages.messages where sent_at < ${before} limit ${most}) old
     where x.room = old.room and x.id = old.id returning x.room, x.id, x.aid`.execute(db);
  const gone = [rows.map(({ room }) => room), rows.map(({ id }) => id)];
  await sql`
    delete from messages.mentions m using unnest(${gone[0]}::bigint[], ${gone[1]}::bigint[]) as g (room, id)
     where m.room = g.room and m.id = g.id`.execute(db);
  await sql`
    delete from messages.reactions m using unnest(${gone[0]}::bigint[], ${gone[1]}::bigint[]) as g (room, id)
     where m.room = g.room and m.id = g.id`.execute(db);
  return { deleted: rows.length, aids: rows.map(({ aid }) => aid).filter((aid) => aid > 0) };
}
