import { sql } from 'kysely';
import type { Db, ReadDb } from '../../../platform/context.ts';

export interface OwnPick {
  pickid: number;
  drawid: number;
  place: number;
  prizeid: number;
  ticket: number;
  state: string;
  address_sealed: Buffer | null;
}

/** A member's tickets and what they won. */
export async function ownRows(db: ReadDb, uid: number, most: number) {
  const { rows: tickets } = await sql<object>`
    select drawid as draw, ticket, weight, encode(salt, 'hex') as salt, entered_at from draw.entries
     where uid = ${uid} order by drawid limit ${most}`.execute(db);
  const { rows: won } = await sql<OwnPick>`
    select pickid, drawid, place, prizeid, ticket, state, address_sealed from draw.picks
     where uid = ${uid} and state <> 'proposed' order by pickid limit ${most}`.execute(db);
  const { rows: acts } = await sql<object>`
    select drawid as draw, once, at, undone from draw.acts where uid = ${uid} order by drawid, once limit ${most}`.execute(
    db,
  );
  const { rows: leftOut } = await sql<object>`
    select drawid as draw, reason, at from draw.left_out where uid = ${uid} order by drawid limit ${most}`.execute(db);
  return { tickets, won, acts, leftOut };
}

/** Removes some of what names a member in draws; whether there may be more. Their leaves name nobody and stay. */
export async function dropOwn(db: Db, uid: number, most: number): Promise<boolean> {
  await sql`delete from draw.keys where uid = ${uid}`.execute(db);
  await sql`
    update draw.draws set drawing_by = null, drawing_since = null, drawing_until = null
     where drawing_by = ${uid}`.execute(db);
  await sql`delete from draw.left_out where uid = ${uid}`.execute(db);
  await sql`update draw.left_out set by_uid = 0 where by_uid = ${uid}`.execute(db);
  await sql`
    update draw.picks set uid = null, address_sealed = null, address_at = case when sent_at is not null then address_at end
     where uid = ${uid}`.execute(db);
  await sql`delete from draw.entries where uid = ${uid}`.execute(db);
  const { rows } = await sql`
    delete from draw.acts where (drawid, uid, once) in (
      select drawid, uid, once from draw.acts where uid = ${uid} limit ${most}) returning uid`.execute(db);
  return rows.length === most;
}
