import { sql } from 'kysely';
import type { Db } from '../../../platform/context.ts';

export interface CodeRow {
  code_id: number;
  code: string;
  goods_id: number;
  order_id: number | null;
  uid: number | null;
  /** 0 for any shop. */
  shop_id: number;
  status: string;
  expires_at: Date | null;
  used_at: Date | null;
}

const columns = [
  ...(['code_id', 'code', 'goods_id', 'order_id', 'uid', 'shop_id', 'status', 'expires_at', 'used_at'] as const),
] as const;

/** A free code of a voucher that is still good; two buyers never wait for one. */
export async function claimCode(db: Db, goods: number, now: Date): Promise<CodeRow | undefined> {
  const { rows } = await sql<CodeRow>`
    select code_id, code, goods_id, order_id, uid, shop_id, status, expires_at, used_at from store.codes
     where goods_id = ${goods} and status = 'free' and (expires_at is null or expires_at > ${now})
     order by code_id limit 1 for update skip locked`.execute(db);
  return rows[0];
}

export async function issueCode(
  db: Db,
  { code_id, order_id, uid, expires_at }: Pick<CodeRow, 'code_id' | 'order_id' | 'uid' | 'expires_at'>,
): Promise<void> {
  await sql`
    update store.codes set status = 'issued', order_id = ${order_id}, uid = ${uid}, expires_at = ${expires_at}
     where code_id = ${code_id}`.execute(db);
}

type NewCode = Pick<CodeRow, 'code' | 'goods_id' | 'order_id' | 'uid' | 'shop_id' | 'status' | 'expires_at'>;

/** Adds codes, all but those that are there already; how many. */
export async function insertCodes(db: Db, rows: readonly NewCode[], now: Date): Promise<number> {
  const added = await db
    .insertInto('store.codes')
    .values(rows.map((row) => ({ ...row, added_at: now })))
    .onConflict((conflict) => conflict.column('code').doNothing())
    .returning('code_id')
    .execute();
  return added.length;
}

export const codesOfOrder = (db: Db, order: number): Promise<CodeRow[]> =>
  db.selectFrom('store.codes').select(columns).where('order_id', '=', order).orderBy('code_id').limit(20).execute();

/** A member's codes, the newest first. */
export const codesOfMember = (db: Db, uid: number, most: number): Promise<CodeRow[]> =>
  db.selectFrom('store.codes').select(columns).where('uid', '=', uid).orderBy('code_id', 'desc').limit(most).execute();

export const findCode = (db: Db, code: string): Promise<CodeRow | undefined> =>
  db.selectFrom('store.codes').select(columns).where('code', '=', code).executeTakeFirst();

/** Marks a code as used; false where somebody else was faster, or it isn't anybody's. */
export async function redeemCode(db: Db, id: number, { now, by }: { now: Date; by: number }): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update store.codes set status = 'used', used_at = ${now}, used_by = ${by}
     where code_id = ${id} and status = 'issued'`.execute(db);
  return numAffectedRows === 1n;
}

/** Ends an order's codes, unless one was used; false then. */
export async function voidCodes(db: Db, order: number): Promise<boolean> {
  const { rows } = await sql<{ status: string }>`
    select status from store.codes where order_id = ${order} order by code_id for update`.execute(db);
  if (rows.some(({ status }) => status === 'used')) return false;
  await sql`update store.codes set status = 'void' where order_id = ${order}`.execute(db);
  return true;
}

/** Ends free codes that are over, a batch at a time; of which goods how many. */
export async function voidExpired(db: Db, now: Date, most: number): Promise<ReadonlyMap<number, number>> {
  const { rows } = await sql<{ goods_id: number }>`
    update store.codes set status = 'void'
     where code_id in (
       select code_id from store.codes where status = 'free' and expires_at <= ${now}
        order by goods_id, code_id limit ${most} for update skip locked)
    returning goods_id`.execute(db);
  return new Map([...Map.groupBy(rows, (row) => row.goods_id)].map(([goods, codes]) => [goods, codes.length]));
}
