import { type RawBuilder, sql } from 'kysely';
import { expressTypes, type GoodsState } from '../../../../contract/domains/store/limits.ts';
import { countries, type Language } from '../../../../contract/primitives/countries.ts';
import type { Db } from '../../../platform/context.ts';

export interface GoodsRow {
  goods_id: number;
  version: number;
  sn: string;
  type: number;
  name: string;
  content: string;
  remark: string;
  aid: number;
  grants: string;
  price: number;
  stock: number;
  sold: number;
  on_sale: boolean;
  sale_from: Date | null;
  sale_until: Date | null;
  express: number;
  per_member: number;
  country_fids: number[];
  valid_days: number;
}

const columns = [
  ...(['goods_id', 'version', 'sn', 'type', 'name', 'content', 'remark', 'aid', 'grants', 'price', 'stock'] as const),
  ...(['sold', 'on_sale', 'sale_from', 'sale_until', 'express', 'per_member', 'country_fids', 'valid_days'] as const),
] as const;

export const findGoods = (db: Db, id: number): Promise<GoodsRow | undefined> =>
  db.selectFrom('store.goods').select(columns).where('goods_id', '=', id).executeTakeFirst();

/** The same, and nobody else changes them until the transaction ends. */
export const lockGoods = (db: Db, id: number): Promise<GoodsRow | undefined> =>
  db.selectFrom('store.goods').select(columns).where('goods_id', '=', id).forUpdate().executeTakeFirst();

/** Goods by their numbers, in one query. */
export async function goodsByIds(db: Db, ids: readonly number[]): Promise<ReadonlyMap<number, GoodsRow>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('store.goods')
    .select(columns)
    .where('goods_id', '=', sql<number>`any(${[...new Set(ids)]}::int[])`)
    .execute();
  return new Map(rows.map((row) => [row.goods_id, row]));
}

interface Offering {
  fid: number;
  type: number;
  /** Shops of the country offer pick-up. */
  picksUp: boolean;
  now: Date;
  most: number;
}

/** Numbers of the goods that a country is offered, the newest first and those sold out at the end; of one type where one is named. */
export async function offeredIds(db: Db, { fid, type, picksUp, now, most }: Offering): Promise<number[]> {
  const { rows } = await sql<{ goods_id: number; stock: number }>`
    select goods_id, stock from store.goods
     where on_sale and (sale_until is null or sale_until > ${now})
       and (country_fids = '{}' or ${fid} = any(country_fids)) and (${type} = 0 or goods.type = ${type})
       and (${picksUp} or express <> ${expressTypes.pickup})
     order by goods_id desc limit ${most}`.execute(db);
  const [left, out] = [rows.filter(({ stock }) => stock > 0), rows.filter(({ stock }) => stock === 0)];
  return [...left, ...out].map((row) => row.goods_id);
}

/** Goods whose sale began or ended within a time. */
export async function salesTurned(
  db: Db,
  { from, to, most }: { from: Date; to: Date; most: number },
): Promise<number[]> {
  const { rows } = await sql<{ goods_id: number }>`
    select goods_id from store.goods
     where on_sale and ((sale_from > ${from} and sale_from <= ${to}) or (sale_until > ${from} and sale_until <= ${to}))
     order by goods_id limit ${most}`.execute(db);
  return rows.map((row) => row.goods_id);
}

/** What goods of one type that are on sale grant. */
export async function grantsOnSale(db: Db, type: number, most: number): Promise<string[]> {
  const { rows } = await sql<{ grants: string }>`
    select distinct grants from store.goods where on_sale and goods.type = ${type} order by grants limit ${most}`.execute(
    db,
  );
  return rows.map((row) => row.grants);
}

interface GoodsSearch {
  /** A part of the name, or a whole serial number; empty for any. */
  q: string;
  state: GoodsState | undefined;
  /** 0 for any. */
  country: number;
  language?: Language | undefined;
}

const inState: Record<GoodsState, RawBuilder<boolean>> = {
  on: sql`on_sale and stock > 0`,
  out: sql`on_sale and stock = 0`,
  off: sql`not on_sale`,
};

const fidsOf = (language: Language): number[] =>
  countries.filter((country) => country.language === language).map(({ fid }) => fid);

/** Goods that match, the newest first, below a number. */
export function searchGoods(
  db: Db,
  { q, state, country, language }: GoodsSearch,
  { before, most }: { before: number; most: number },
): Promise<GoodsRow[]> {
  let query = db.selectFrom('store.goods').select(columns).where('goods_id', '<', before);
  const part = `%${q.replaceAll(/[\\%_]/g, '\\$&')}%`;
  if (q !== '') query = query.where((row) => row.or([row('name', 'ilike', part), row('sn', '=', q)]));
  if (state) query = query.where(inState[state]);
  if (country > 0) query = query.where(sql<boolean>`(country_fids = '{}' or ${country} = any(country_fids))`);
  if (language) query = query.where(sql<boolean>`(country_fids = '{}' or country_fids && ${fidsOf(language)}::int[])`);
  return query.orderBy('goods_id', 'desc').limit(most).execute();
}

/** Takes a piece of goods whose price is what its buyer was shown; false where none is left, or that has changed. */
export async function takePiece(db: Db, id: number, price: number): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update store.goods set stock = stock - 1, sold = sold + 1
     where goods_id = ${id} and stock > 0 and on_sale and price = ${price}`.execute(db);
  return numAffectedRows === 1n;
}

/** Undoes a sale; the piece lies in the stock again, or doesn't. */
export async function undoSale(db: Db, id: number, pieces: 0 | 1): Promise<void> {
  await sql`
    update store.goods set stock = stock + ${pieces}, sold = sold - 1 where goods_id = ${id}`.execute(db);
}

/** Adds to the stock or takes from it; the pieces that are left, or undefined where there were too few. */
export async function changeStock(db: Db, id: number, change: number): Promise<number | undefined> {
  const { rows } = await sql<{ stock: number }>`
    update store.goods set stock = stock + ${change}
     where goods_id = ${id} and stock + ${change} >= 0 returning stock`.execute(db);
  return rows[0]?.stock;
}

export type GoodsChange = Omit<GoodsRow, 'goods_id' | 'version' | 'stock' | 'sold'>;

export const insertGoods = (db: Db, row: GoodsChange, now: Date): Promise<GoodsRow> =>
  db
    .insertInto('store.goods')
    .values({ ...row, stock: 0, created_at: now, updated_at: now })
    .returning(columns)
    .executeTakeFirstOrThrow();

/** Changes goods that stand in the version that was seen; undefined where another operator was faster. */
export const updateGoods = (
  db: Db,
  { id, version }: { id: number; version: number },
  row: GoodsChange,
  now: Date,
): Promise<GoodsRow | undefined> =>
  db
    .updateTable('store.goods')
    .set({ ...row, version: version + 1, updated_at: now })
    .where('goods_id', '=', id)
    .where('version', '=', version)
    .returning(columns)
    .executeTakeFirst();

/** The goods that bear a serial number. */
export const goodsBySerial = (db: Db, sn: string): Promise<{ goods_id: number } | undefined> =>
  db.selectFrom('store.goods').select('goods_id').where('sn', '=', sn).executeTakeFirst();
