import { sql } from 'kysely';
import type { Picture } from '../../../../../../contract/domains/media/shapes.ts';
import type { Db } from '../../../../../platform/context.ts';
import type { TakenGoods } from '../rules/take-goods.ts';

export interface GoodsRow {
  goods_id: number;
  address: string;
  title: string;
  site: string;
  price: string;
  currency: string;
  picture: Picture | null;
  fetched_at: Date;
}

const columns = sql.raw('g.goods_id, g.address, g.title, g.site, g.price, g.currency, g.picture, g.fetched_at');

/** The product that an address was found to lead to, or whose own address it is. */
export async function goodsAt(db: Db, address: string): Promise<GoodsRow | undefined> {
  const { rows } = await sql<GoodsRow>`
    select ${columns} from threads.goods g where g.address = ${address}
    union all
    select ${columns} from threads.goods_addresses a join threads.goods g on g.goods_id = a.goods_id
     where a.address = ${address} limit 1`.execute(db);
  return rows[0];
}

/** Products by their numbers, with the titles of their pages. */
export async function titlesOfGoods(db: Db, ids: readonly number[]): Promise<ReadonlyMap<number, string>> {
  if (ids.length === 0) return new Map();
  const { rows } = await sql<{ goods_id: number; title: string }>`
    select goods_id, title from threads.goods where goods_id = any(${ids}::bigint[])`.execute(db);
  return new Map(rows.map(({ goods_id, title }) => [goods_id, title]));
}

/** Stores what was read of a product's page, under its own address; the number it has. */
export async function storeGoods(db: Db, row: Omit<GoodsRow, 'goods_id'>): Promise<number> {
  const { rows } = await sql<{ goods_id: number }>`
    insert into threads.goods (address, title, site, price, currency, picture, fetched_at)
    values (${row.address}, ${row.title}, ${row.site}, ${row.price}, ${row.currency},
            ${row.picture && JSON.stringify(row.picture)}::jsonb, ${row.fetched_at})
    on conflict (address) do update set title = excluded.title, site = excluded.site, price = excluded.price,
      currency = excluded.currency, picture = excluded.picture, fetched_at = excluded.fetched_at
    returning goods_id`.execute(db);
  return rows[0]!.goods_id;
}

/** The product at an address of its own, locked. */
export async function lockGoods(db: Db, address: string): Promise<GoodsRow | undefined> {
  const { rows } = await sql<GoodsRow>`
    select ${columns} from threads.goods g where g.address = ${address} for no key update`.execute(db);
  return rows[0];
}

/** Notes that an address leads to a product. */
export async function storeGoodsAddress(db: Db, address: string, goodsId: number): Promise<void> {
  await sql`
    insert into threads.goods_addresses (address, goods_id) values (${address}, ${goodsId})
    on conflict (address) do update set goods_id = excluded.goods_id`.execute(db);
}

/** The products of a thread in their order. */
export async function goodsOfThread(db: Db, tid: number): Promise<GoodsRow[]> {
  const { rows } = await sql<GoodsRow>`
    select g.goods_id, g.address, t.title, g.site, g.price, g.currency, g.picture, g.fetched_at
      from threads.thread_goods t join threads.goods g on g.goods_id = t.goods_id
     where t.tid = ${tid} order by t.place`.execute(db);
  return rows;
}

/** Writes the products of a thread, or writes them anew. */
export async function writeThreadGoods(db: Db, tid: number, goods: readonly TakenGoods[]): Promise<void> {
  await sql`delete from threads.thread_goods where tid = ${tid}`.execute(db);
  await sql`
    insert into threads.thread_goods (tid, place, goods_id, title)
    select ${tid}, g.place, g.goods_id, g.title
      from unnest(${goods.map(({ goods_id }) => goods_id)}::bigint[], ${goods.map(({ title }) => title)}::text[])
           with ordinality as g (goods_id, title, place)`.execute(db);
  await sql`update threads.threads set goods = ${goods.length} where tid = ${tid}`.execute(db);
}

/**
 * Deletes products that were looked up before, and that no thread shows which is there or could be restored, the oldest
 * first; with the pictures they had.
 */
export async function deleteUnusedGoods(db: Db, before: Date, most: number): Promise<(Picture | null)[]> {
  const { rows } = await sql<{ goods_id: number; picture: Picture | null }>`
    delete from threads.goods where goods_id in (
      select g.goods_id from threads.goods g
       where g.fetched_at < ${before}
         and not exists (
           select from threads.thread_goods t join threads.threads h on h.tid = t.tid
            where t.goods_id = g.goods_id and (h.deleted_at is null or h.deleted_at > ${before}))
       order by g.fetched_at limit ${most} for update skip locked)
    returning goods_id, picture`.execute(db);
  await sql`
    delete from threads.goods_addresses
     where goods_id = any(${rows.map(({ goods_id }) => goods_id)}::bigint[])`.execute(db);
  return rows.map(({ picture }) => picture);
}
