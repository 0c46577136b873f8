import { sql } from 'kysely';
import type { Db } from '../../../platform/context.ts';

export interface ShopRow {
  shop_id: number;
  version: number;
  country_fid: number;
  name: string;
  address: string;
  phone: string;
  hours: string;
  open: boolean;
}

const columns = ['shop_id', 'version', 'country_fid', 'name', 'address', 'phone', 'hours', 'open'] as const;

export const shopsOf = (db: Db, fid: number, most: number): Promise<ShopRow[]> =>
  db
    .selectFrom('store.shops')
    .select(columns)
    .where('country_fid', '=', fid)
    .where('open', '=', true)
    .orderBy('shop_id')
    .limit(most)
    .execute();

/** Whether a country has a shop that offers pick-up. */
export const hasShops = async (db: Db, fid: number): Promise<boolean> => (await shopsOf(db, fid, 1)).length > 0;

export const allShops = (db: Db, most: number): Promise<ShopRow[]> =>
  db.selectFrom('store.shops').select(columns).orderBy('country_fid').orderBy('shop_id').limit(most).execute();

export const findShop = (db: Db, id: number): Promise<ShopRow | undefined> =>
  db.selectFrom('store.shops').select(columns).where('shop_id', '=', id).executeTakeFirst();

export type ShopChange = Omit<ShopRow, 'shop_id' | 'version'>;

export const insertShop = (db: Db, row: ShopChange, now: Date): Promise<ShopRow> =>
  db
    .insertInto('store.shops')
    .values({ ...row, updated_at: now })
    .returning(columns)
    .executeTakeFirstOrThrow();

/** Changes a shop that stands in the version that was seen; undefined where another operator was faster. */
export const updateShop = (
  db: Db,
  { id, version }: { id: number; version: number },
  row: ShopChange,
  now: Date,
): Promise<ShopRow | undefined> =>
  db
    .updateTable('store.shops')
    .set({ ...row, version: version + 1, updated_at: now })
    .where('shop_id', '=', id)
    .where('version', '=', version)
    .returning(columns)
    .executeTakeFirst();

/** Who redeems codes in some shops, by shop. */
export async function staffOf(db: Db, shops: readonly number[]): Promise<(shop: number) => number[]> {
  const { rows } = await sql<{ shop_id: number; uid: number }>`
    select shop_id, uid from store.staff where shop_id = any(${shops}::bigint[]) order by shop_id, uid`.execute(db);
  const byShop = Map.groupBy(rows, (row) => row.shop_id);
  return (shop) => byShop.get(shop)?.map(({ uid }) => uid) ?? [];
}

/** Puts these members in the place of a shop's staff. */
export async function setStaff(db: Db, shop: number, uids: readonly number[]): Promise<void> {
  await db.deleteFrom('store.staff').where('shop_id', '=', shop).execute();
  if (uids.length > 0)
    await db
      .insertInto('store.staff')
      .values([...new Set(uids)].map((uid) => ({ shop_id: shop, uid })))
      .execute();
}

/** The shops in which a member redeems codes. */
export const shopsOfStaff = async (db: Db, uid: number, most: number): Promise<number[]> =>
  (await db.selectFrom('store.staff').select('shop_id').where('uid', '=', uid).limit(most).execute()).map(
    (row) => row.shop_id,
  );
