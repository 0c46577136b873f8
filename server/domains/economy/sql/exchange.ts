import { sql } from 'kysely';
import type { Db } from '../../../platform/context.ts';
import type { Sold } from '../rules/exchange.ts';

export interface OrderRow {
  id: number;
  xcoin: number;
  xgold: number;
  at: Date;
}

/** A country's pool of one of its days. */
export interface PoolDay {
  fid: number;
  day: string;
}

export async function outstandingOrder(db: Db, uid: number): Promise<OrderRow | undefined> {
  const { rows } = await sql<OrderRow>`
    select id, xcoin, xgold, at from economy.exchange_orders where uid = ${uid}`.execute(db);
  return rows[0];
}

/** Puts a quote in the place of the member's last one; nothing where another than `last`, which is meant alone, stands there by now. */
export async function placeOrder(
  db: Db,
  uid: number,
  { xcoin, xgold, at }: Omit<OrderRow, 'id'>,
  last?: number,
): Promise<OrderRow | undefined> {
  const { rows } = await sql<OrderRow>`
    insert into economy.exchange_orders (uid, xcoin, xgold, at) values (${uid}, ${xcoin}, ${xgold}, ${at})
    on conflict (uid) do update
       set id = excluded.id, xcoin = excluded.xcoin, xgold = excluded.xgold, at = excluded.at
     where ${last ?? null}::bigint is null or exchange_orders.id = ${last ?? null}
    returning id, xcoin, xgold, at`.execute(db);
  return rows[0];
}

/** Removes the member's order; who comes second finds none. */
export async function takeOrder(db: Db, uid: number): Promise<OrderRow | undefined> {
  const { rows } = await sql<OrderRow>`
    delete from economy.exchange_orders where uid = ${uid} returning id, xcoin, xgold, at`.execute(db);
  return rows[0];
}

/** Whether an order of the member was paid. */
export async function isPaid(db: Db, key: string, account: number): Promise<boolean> {
  const { rows } = await sql`
    select 1 from economy.keys k join economy.entries e on e.transfer = k.transfer and e.account = ${account}
     where k.key = ${key} limit 1`.execute(db);
  return rows.length > 0;
}

export async function poolOf(db: Db, { fid, day }: PoolDay): Promise<Sold | undefined> {
  const { rows } = await sql<Sold>`
    select sold, minute, sold_before as before from economy.exchange_pools
    where country_fid = ${fid} and day = ${day}::date`.execute(db);
  return rows[0];
}

/** As `poolOf`, and nobody else takes from the pool until the transaction ends. */
export async function lockPool(db: Db, { fid, day }: PoolDay): Promise<Sold> {
  await sql`
    insert into economy.exchange_pools (country_fid, day, sold, minute, sold_before) values (${fid}, ${day}::date, 0, 0, 0)
    on conflict (country_fid, day) do nothing`.execute(db);
  const { rows } = await sql<Sold>`
    select sold, minute, sold_before as before from economy.exchange_pools
    where country_fid = ${fid} and day = ${day}::date for update`.execute(db);
  return rows[0]!;
}

export async function changePool(db: Db, { fid, day }: PoolDay, { sold, minute, before }: Sold): Promise<void> {
  await sql`
    update economy.exchange_pools set sold = ${sold}, minute = ${minute}, sold_before = ${before}
    where country_fid = ${fid} and day = ${day}::date`.execute(db);
}

/** XCoin that a member had from a day on, up to a later one. */
export async function exchangedFrom(db: Db, uid: number, day: string, until: string): Promise<number> {
  const { rows } = await sql<{ xcoin: number }>`
    select coalesce(sum(xcoin), 0) as xcoin from economy.exchange_days
    where uid = ${uid} and exchange_days.day between ${day}::date and ${until}::date`.execute(db);
  return rows[0]!.xcoin;
}

export async function countExchanged(db: Db, uid: number, day: string, xcoin: number): Promise<void> {
  await sql`
    insert into economy.exchange_days (uid, day, xcoin) values (${uid}, ${day}::date, ${xcoin})
    on conflict (uid, day) do update set xcoin = exchange_days.xcoin + excluded.xcoin`.execute(db);
}

/** Drops what limits nothing any more: the days before one, and orders quoted before it. */
export async function dropExchangesBefore(db: Db, day: string): Promise<void> {
  await sql`delete from economy.exchange_days where exchange_days.day < ${day}::date`.execute(db);
  await sql`delete from economy.exchange_pools where exchange_pools.day < ${day}::date`.execute(db);
  await sql`delete from economy.exchange_orders where at < ${day}::date`.execute(db);
}

/** Deletes some of what a member's exchanges left beside the ledger; how many days. */
export async function deleteExchanges(db: Db, uid: number, atMost: number): Promise<number> {
  await sql`delete from economy.exchange_orders where uid = ${uid}`.execute(db);
  const { numAffectedRows } = await sql`
    delete from economy.exchange_days where uid = ${uid} and exchange_days.day in (
      select day from economy.exchange_days where uid = ${uid} order by day limit ${atMost})`.execute(db);
  return Number(numAffectedRows ?? 0);
}
