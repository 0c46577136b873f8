import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Db } from '../../../../../platform/context.ts';

/** What a member pays for a hidden part. */
export interface Sale {
  tid: number;
  uid: number;
  authorid: number;
  xgold: number;
}

/** A sale with the words that are sold. */
interface NewSale extends Sale {
  words: string;
}

interface Times {
  times: number;
}

/**
 * Writes that a member pays; how often they have by now, undefined where they have paid already. Of two taps at once the
 * second waits here for the first.
 */
export async function insertSale(
  db: Db,
  { tid, uid, authorid, xgold, words }: NewSale,
  now: Date,
): Promise<number | undefined> {
  const digest = createHash('sha256').update(words).digest();
  await sql`
    insert into threads.hidden_sold (tid, digest, words) values (${tid}, ${digest}, ${words})
    on conflict (tid, digest) do nothing`.execute(db);
  const added = await sql<Times>`
    insert into threads.hidden_sales (tid, uid, authorid, xgold, times, digest, bought_at)
    values (${tid}, ${uid}, ${authorid}, ${xgold}, 1, ${digest}, ${now})
    on conflict (tid, uid) do nothing
    returning times`.execute(db);
  if (added.rows[0]) return added.rows[0].times;
  // It was refunded with a thread that is there again.
  const { rows } = await sql<Times>`
    update threads.hidden_sales
       set xgold = ${xgold}, times = times + 1, digest = ${digest}, bought_at = ${now}, refunded_at = null
     where tid = ${tid} and uid = ${uid} and refunded_at is not null
    returning times`.execute(db);
  return rows[0]?.times;
}

/** Payments for a thread since a moment that have been neither refunded nor given back, by member, locked. */
export async function lockSales(
  db: Db,
  { tid, since, most }: { tid: number; since: Date; most: number },
): Promise<(Sale & Times)[]> {
  const { rows } = await sql<Sale & Times>`
    select tid, uid, authorid, xgold, times from threads.hidden_sales
     where tid = ${tid} and refunded_at is null and returned_at is null and bought_at >= ${since} order by uid limit ${most} for no key update`.execute(
    db,
  );
  return rows;
}

export async function markRefunded(db: Db, tid: number, uids: readonly number[], now: Date): Promise<void> {
  await sql`
    update threads.hidden_sales set refunded_at = ${now}
     where tid = ${tid} and uid = any(${uids}::bigint[])`.execute(db);
}

/** Locks a payment until the transaction ends. */
export async function lockSale(db: Db, tid: number, uid: number): Promise<void> {
  await sql`
    select 1 from threads.hidden_sales where tid = ${tid} and uid = ${uid} for no key update`.execute(db);
}

/** A payment that waited went back: who made it reads on, and is refunded nothing. */
export async function markReturned(db: Db, { tid, uid }: { tid: number; uid: number }, now: Date): Promise<void> {
  await sql`
    update threads.hidden_sales set returned_at = ${now} where tid = ${tid} and uid = ${uid}`.execute(db);
}
