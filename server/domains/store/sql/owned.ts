import { sql } from 'kysely';
import type { Db } from '../../../platform/context.ts';

export interface OwnedRow {
  uid: number;
  goods_id: number;
  order_id: number;
  type: number;
  grants: string;
}

export async function insertOwned(db: Db, row: OwnedRow, now: Date): Promise<void> {
  await db
    .insertInto('store.owned')
    .values({ ...row, at: now })
    .execute();
}

export const findOwned = (db: Db, uid: number, goods: number): Promise<OwnedRow | undefined> =>
  db
    .selectFrom('store.owned')
    .select(['uid', 'goods_id', 'order_id', 'type', 'grants'])
    .where('uid', '=', uid)
    .where('goods_id', '=', goods)
    .executeTakeFirst();

export async function deleteOwned(db: Db, uid: number, goods: number): Promise<void> {
  await db.deleteFrom('store.owned').where('uid', '=', uid).where('goods_id', '=', goods).execute();
}

/** What of one kind a member owns. */
export async function grantsOf(db: Db, uid: number, type: number, most: number): Promise<string[]> {
  const { rows } = await sql<{ grants: string }>`
    select distinct grants from store.owned where uid = ${uid} and owned.type = ${type}
     order by grants limit ${most}`.execute(db);
  return rows.map((row) => row.grants);
}
