import { sql } from 'kysely';
import type { Db, ReadDb } from '../../../platform/context.ts';

export interface OwnOrder {
  order_id: number;
}

/** A member's orders with their receivers, in the order of their numbers. */
export async function ordersBatch(db: ReadDb, uid: number, after: number, most: number): Promise<OwnOrder[]> {
  const { rows } = await sql<OwnOrder>`
    select order_id, goods_id, name, price, status, express, paid_at, firstname, lastname, phone, email, address,
           city, country, areacode
      from store.orders where uid = ${uid} and order_id > ${after} order by order_id limit ${most}`.execute(db);
  return rows;
}

export interface OwnCode {
  code_id: number;
}

export async function codesBatch(db: ReadDb, uid: number, after: number, most: number): Promise<OwnCode[]> {
  const { rows } = await sql<OwnCode>`
    select code_id, code, goods_id, order_id, status, expires_at, used_at
      from store.codes where uid = ${uid} and code_id > ${after} order by code_id limit ${most}`.execute(db);
  return rows;
}

/** Receivers, what is theirs, and where they redeem codes: a few rows each. */
export async function ownRows(db: ReadDb, uid: number, most: number): Promise<Record<string, object[]>> {
  const receivers = await sql<object>`
    select firstname, lastname, phone, email, address, city, country, areacode, used_at
      from store.receivers where uid = ${uid} order by receiver_id limit ${most}`.execute(db);
  const owned = await sql<object>`
    select goods_id, type, grants, at from store.owned where uid = ${uid} order by goods_id limit ${most}`.execute(db);
  const shops = await sql<object>`
    select shop_id from store.staff where uid = ${uid} order by shop_id limit ${most}`.execute(db);
  return { receivers: receivers.rows, owned: owned.rows, shops: shops.rows };
}

/**
 * Takes a batch of a member's orders out of their hands; how many they were. What was sold stays, for nobody and without
 * a receiver.
 */
export async function leaveOrders(db: Db, uid: number, most: number): Promise<number> {
  const { rows } = await sql<{ order_id: number }>`
    update store.orders
       set uid = 0, firstname = '', lastname = '', phone = '', email = '', address = '', city = '', country = '',
           areacode = '', checkout = ''
     where order_id in (select order_id from store.orders where uid = ${uid} order by order_id limit ${most})
    returning order_id`.execute(db);
  return rows.length;
}

/** Codes that they had are nobody's and over; all that is theirs alone goes. */
export async function dropOwn(db: Db, uid: number): Promise<void> {
  await sql`update store.codes set status = 'void' where uid = ${uid} and status = 'issued'`.execute(db);
  await sql`update store.codes set uid = 0 where uid = ${uid}`.execute(db);
  await sql`delete from store.receivers where uid = ${uid}`.execute(db);
  await sql`delete from store.owned where uid = ${uid}`.execute(db);
  await sql`delete from store.staff where uid = ${uid}`.execute(db);
  await sql`delete from store.buyers where uid = ${uid}`.execute(db);
}
