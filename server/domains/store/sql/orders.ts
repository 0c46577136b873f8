import { sql } from 'kysely';
import { goodsTypes, type OrderState } from '../../../../contract/domains/store/limits.ts';
import type { Db, ReadDb } from '../../../platform/context.ts';
import { type ReceiverFields, receiverColumns } from './receivers.ts';

export interface OrderRow extends ReceiverFields {
  order_id: number;
  version: number;
  uid: number;
  place: number;
  goods_id: number;
  type: number;
  name: string;
  grants: string;
  price: number;
  country_fid: number;
  status: OrderState;
  express: number;
  shop_id: number;
  transfer: number;
  paid_at: Date;
}

const columns = [
  ...(['order_id', 'version', 'uid', 'place', 'goods_id', 'type', 'name', 'grants', 'price', 'country_fid'] as const),
  ...(['status', 'express', 'shop_id', 'transfer', 'paid_at'] as const),
  ...receiverColumns,
] as const;

const typed = (row: object): OrderRow => row as OrderRow;

/** Lets a member's purchases wait for each other until the transaction ends. */
export async function lockBuyer(db: Db, uid: number): Promise<void> {
  await sql`insert into store.buyers (uid, orders) values (${uid}, 0) on conflict (uid) do nothing`.execute(db);
  await sql`select orders from store.buyers where uid = ${uid} for update`.execute(db);
}

/** The place of a member's next order among theirs, from 1. */
export async function nextPlace(db: Db, uid: number): Promise<number> {
  const { rows } = await sql<{ orders: number }>`
    update store.buyers set orders = orders + 1 where uid = ${uid} returning orders`.execute(db);
  return rows[0]!.orders;
}

export async function countOrders(db: Db, uid: number): Promise<number> {
  const row = await db.selectFrom('store.buyers').select('orders').where('uid', '=', uid).executeTakeFirst();
  return row?.orders ?? 0;
}

export async function nextOrderId(db: Db): Promise<number> {
  const { rows } = await sql<{ id: number }>`select nextval('store.orders_id_seq') as id`.execute(db);
  return Number(rows[0]!.id);
}

type NewOrder = Omit<OrderRow, 'version'> & { checkout: string };

export async function insertOrder(db: Db, row: NewOrder): Promise<void> {
  await db.insertInto('store.orders').values(row).execute();
}

/** What a member bought in one visit of the checkout. */
export async function orderOfCheckout(
  db: Db,
  uid: number,
  goods: number,
  checkout: string,
): Promise<OrderRow | undefined> {
  if (checkout === '') return undefined;
  const row = await db
    .selectFrom('store.orders')
    .select(columns)
    .where('uid', '=', uid)
    .where('goods_id', '=', goods)
    .where('checkout', '=', checkout)
    .limit(1)
    .executeTakeFirst();
  return row && typed(row);
}

/** Pieces of goods that a member bought and weren't refunded. */
export async function countBought(db: Db, uid: number, goods: number): Promise<number> {
  const { rows } = await sql<{ bought: number }>`
    select count(*)::int as bought from store.orders
     where uid = ${uid} and goods_id = ${goods} and status <> 'refunded'`.execute(db);
  return rows[0]!.bought;
}

export async function findOrder(db: Db, id: number): Promise<OrderRow | undefined> {
  const row = await db.selectFrom('store.orders').select(columns).where('order_id', '=', id).executeTakeFirst();
  return row && typed(row);
}

/** Those among some orders that are a member's. */
export async function ordersOf(db: ReadDb, uid: number, ids: readonly number[]): Promise<number[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom('store.orders')
    .select('order_id')
    .where('order_id', 'in', ids)
    .where('uid', '=', uid)
    .execute();
  return rows.map(({ order_id }) => order_id);
}

/** The refunded ones among a member's orders, by the transfers that paid them. */
export async function refundedOf(
  db: ReadDb,
  uid: number,
  transfers: readonly number[],
): Promise<{ order_id: number; transfer: number }[]> {
  if (transfers.length === 0) return [];
  return await db
    .selectFrom('store.orders')
    .select(['order_id', 'transfer'])
    .where('transfer', 'in', transfers)
    .where('refund', 'is not', null)
    .where('uid', '=', uid)
    .execute();
}

/** The same, and nobody else moves it until the transaction ends. */
export async function lockOrder(db: Db, id: number): Promise<OrderRow | undefined> {
  const row = await db
    .selectFrom('store.orders')
    .select(columns)
    .where('order_id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  return row && typed(row);
}

/** A member's orders by their places, the last one first. */
export async function ordersAt(db: Db, uid: number, first: number, last: number): Promise<OrderRow[]> {
  const rows = await db
    .selectFrom('store.orders')
    .select(columns)
    .where('uid', '=', uid)
    .where('place', '>=', first)
    .where('place', '<=', last)
    .orderBy('place', 'desc')
    .execute();
  return rows.map(typed);
}

export async function setStatus(db: Db, id: number, status: OrderState): Promise<void> {
  await sql`update store.orders set status = ${status}, version = version + 1 where order_id = ${id}`.execute(db);
}

export async function setRefunded(db: Db, id: number, transfer: number): Promise<void> {
  await sql`
    update store.orders set status = 'refunded', version = version + 1, refund = ${transfer}
     where order_id = ${id}`.execute(db);
}

export interface Step {
  status: OrderState;
  at: Date;
  /** 0 for the buyer. */
  byUid: number;
  note: string;
}

/** Notes labels after the last one that an order has, which is locked. */
export async function addSteps(
  db: Db,
  { order, last }: { order: number; last: number },
  steps: readonly Step[],
): Promise<void> {
  await db
    .insertInto('store.order_steps')
    .values(
      steps.map(({ status, at, byUid, note }, index) => ({
        ...{ order_id: order, step: last + index + 1, status, at, by_uid: byUid, note },
      })),
    )
    .execute();
}

/** The place of an order's last label. */
export async function lastStep(db: Db, order: number): Promise<number> {
  const { rows } = await sql<{ last: number }>`
    select coalesce(max(step), 0)::int as last from store.order_steps where order_id = ${order}`.execute(db);
  return rows[0]!.last;
}

export async function stepsOf(db: Db, order: number): Promise<{ status: OrderState; at: Date }[]> {
  const rows = await db
    .selectFrom('store.order_steps')
    .select(['status', 'at'])
    .where('order_id', '=', order)
    .orderBy('step')
    .limit(20)
    .execute();
  return rows as { status: OrderState; at: Date }[];
}

export interface OrderSearch {
  status?: OrderState | undefined;
  order_id: number;
  uid: number;
  goods_id: number;
  cid: number;
}

/** Orders that match, the newest first, below a number. */
export async function searchOrders(
  db: Db,
  { status, order_id, uid, goods_id, cid }: OrderSearch,
  { before, most }: { before: number; most: number },
): Promise<OrderRow[]> {
  let query = db.selectFrom('store.orders').select(columns).where('order_id', '<', before);
  if (status !== undefined) query = query.where('status', '=', status);
  if (order_id > 0) query = query.where('order_id', '=', order_id);
  if (uid > 0) query = query.where('uid', '=', uid);
  if (goods_id > 0) query = query.where('goods_id', '=', goods_id);
  if (cid > 0) query = query.where('country_fid', '=', cid);
  return (await query.orderBy('order_id', 'desc').limit(most).execute()).map(typed);
}

/** Since when orders wait to be packed: those of real goods, since a voucher waits for its buyer. */
export async function paidSince(db: Db, most: number): Promise<Date[]> {
  const { rows } = await sql<{ paid_at: Date }>`
    select paid_at from store.orders where status = 'paid' and type = ${sql.lit(goodsTypes.real)}
     order by order_id limit ${most}`.execute(db);
  return rows.map(({ paid_at }) => paid_at);
}
