import { sql } from 'kysely';
import type { Db } from '../../../platform/context.ts';

/** One time that a member did what gives a ticket. */
export interface DrawAct {
  uid: number;
  once: string;
  at: Date;
  /** When it was taken back, or restored. */
  changed?: Date;
  undone: boolean;
}

export interface EntryRow {
  uid: number;
  ticket: number;
  weight: number;
  salt: Buffer;
}

/** Stores acts of a locked draw; of the same act what was said last counts. Each is in here once. */
export async function storeActs(db: Db, drawid: number, acts: readonly DrawAct[]): Promise<void> {
  if (acts.length === 0) return;
  const column = <K extends 'uid' | 'once' | 'at' | 'undone'>(name: K) => acts.map((act) => act[name]);
  await sql`
    insert into draw.acts (drawid, uid, once, at, undone)
    select ${drawid}::bigint, a.uid, a.once, a.at, a.undone
      from unnest(${column('uid')}::bigint[], ${column('once')}::text[], ${column('at')}::timestamptz[],
                  ${column('undone')}::boolean[]) as a (uid, once, at, undone)
    on conflict (drawid, uid, once) do update set undone = excluded.undone`.execute(db);
}

/** How often members did what gives a ticket; who never did is left out. */
export async function countActs(db: Db, drawid: number, uids: readonly number[]): Promise<Map<number, number>> {
  const { rows } = await sql<{ uid: number; count: number }>`
    select uid, count(*)::int as count from draw.acts
     where drawid = ${drawid} and uid = any(${[...uids]}::bigint[]) and not undone
     group by uid`.execute(db);
  return new Map(rows.map(({ uid, count }) => [uid, count]));
}

export async function entriesOf(db: Db, drawid: number, uids: readonly number[]): Promise<Map<number, EntryRow>> {
  const { rows } = await sql<EntryRow>`
    select uid, ticket, weight, salt from draw.entries
     where drawid = ${drawid} and uid = any(${[...uids]}::bigint[])`.execute(db);
  return new Map(rows.map((row) => [row.uid, row]));
}

/** Sets the weights of members that have a ticket. */
export async function setWeights(
  db: Db,
  drawid: number,
  weights: readonly { uid: number; weight: number }[],
): Promise<void> {
  await sql`
    update draw.entries e set weight = w.weight
      from unnest(${weights.map(({ uid }) => uid)}::bigint[], ${weights.map(({ weight }) => weight)}::int[]) as w (uid, weight)
     where e.drawid = ${drawid} and e.uid = w.uid`.execute(db);
}

/** Gives tickets of a locked draw, one after the other. */
export async function insertEntries(
  db: Db,
  drawid: number,
  entries: readonly { uid: number; weight: number; salt: Buffer }[],
  now: Date,
): Promise<void> {
  if (entries.length === 0) return;
  const { rows } = await sql<{ next_ticket: number }>`
    update draw.draws set next_ticket = next_ticket + ${entries.length} where drawid = ${drawid}
    returning next_ticket`.execute(db);
  const first = (rows[0]?.next_ticket ?? 0) - entries.length;
  await sql`
    insert into draw.entries (drawid, uid, ticket, weight, salt, entered_at)
    select ${drawid}::bigint, e.uid, ${first}::int + (e.at - 1)::int, e.weight, e.salt, ${now}::timestamptz
      from unnest(${entries.map(({ uid }) => uid)}::bigint[], ${entries.map(({ weight }) => weight)}::int[],
                  ${entries.map(({ salt }) => salt)}::bytea[]) with ordinality as e (uid, weight, salt, at)`.execute(
    db,
  );
}

/** How many have a ticket of each of some draws now: those who are left out since have none. */
export async function ticketsOf(db: Db, drawids: readonly number[]): Promise<Map<number, number>> {
  if (drawids.length === 0) return new Map();
  const { rows } = await sql<{ drawid: number; count: number }>`
    select drawid, count(*)::int as count from draw.entries e
     where drawid = any(${[...drawids]}::bigint[]) and weight > 0
       and not exists (select from draw.left_out l where l.drawid = e.drawid and l.uid = e.uid)
     group by drawid`.execute(db);
  return new Map(rows.map(({ drawid, count }) => [drawid, count]));
}

/** The same of one draw. */
export const countEntries = async (db: Db, drawid: number): Promise<number> =>
  (await ticketsOf(db, [drawid])).get(drawid) ?? 0;

/** Whose a ticket is; undefined where they are gone. */
export async function ownerOf(db: Db, drawid: number, ticket: number): Promise<number | undefined> {
  const { rows } = await sql<{ uid: number }>`
    select uid from draw.entries where drawid = ${drawid} and ticket = ${ticket}`.execute(db);
  return rows[0]?.uid;
}

/** Deletes some acts of a draw that is closed, whose list says what came of them; whether there may be more. */
export async function dropActs(db: Db, drawid: number, most: number): Promise<boolean> {
  const { rows } = await sql`
    delete from draw.acts where (drawid, uid, once) in (
      select drawid, uid, once from draw.acts where drawid = ${drawid} limit ${most}) returning uid`.execute(db);
  return rows.length === most;
}
