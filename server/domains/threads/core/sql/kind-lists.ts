import { type RawBuilder, sql } from 'kysely';
import type { KindName } from '../../../../../contract/domains/threads/kinds.ts';
import type { Db } from '../../../../platform/context.ts';
import { afterPlace } from '../../../../platform/db/after-place.ts';
import type { DB } from '../../../../platform/db/types.ts';
import { shownThread } from './category-threads.ts';
import { type Asked, seenBy, type ThreadKey } from './thread-lists.ts';

/** What a list is narrowed to by a value: a condition on the kind's row `k` and its thread `t`. */
export interface ListFilter<Value> {
  where(value: Value): RawBuilder<unknown>;
  /** The index that finds such rows in the list's orders. */
  index: string;
}

/** The highest first; what changes with every press is read by numbered pages. */
export interface ListOrder {
  /** Of the kind's table. */
  column: string;
  numbered?: true;
}

/** A list of a kind's own. `Filters` has the value that each takes. */
export interface Listing<Filters extends object, Order extends string> {
  kind: KindName;
  /** The kind's table, a row for a thread by its `tid`. */
  table: Extract<keyof DB, `threads.${string}`>;
  filters: { readonly [F in keyof Filters]: ListFilter<Filters[F]> };
  orders: Readonly<Record<Order, ListOrder>>;
  pageSize: number;
}

/** What is asked of such a list. */
export interface ListAsked<Filters extends object, Order extends string> {
  where: Partial<Filters>;
  order: Order;
}

const narrowedTo = <Filters extends object, Order extends string>(
  { filters }: Listing<Filters, Order>,
  where: Partial<Filters>,
): RawBuilder<unknown> => {
  const conditions = (Object.keys(where) as (keyof Filters)[]).flatMap((name) => {
    const value = where[name];
    return value === undefined ? [] : [sql`and ${filters[name].where(value)}`];
  });
  return conditions.length === 0 ? sql`` : sql.join(conditions, sql` `);
};

/** The statement of a kind's own list; where pages are numbered, `at` is no place to read on from. */
export function kindListStatement<Filters extends object, Order extends string>(
  listing: Listing<Filters, Order>,
  { where, order, reader, limit, after }: Asked & ListAsked<Filters, Order>,
): RawBuilder<ThreadKey> {
  const { column, numbered } = listing.orders[order];
  const by = `k.${column}`;
  return sql<ThreadKey>`
    select t.tid as id, ${sql.ref(numbered ? 't.created_at' : by)} as at, t.authorid as by, t.readperm
      from ${sql.table(listing.table)} k join threads.threads t on t.tid = k.tid
     where ${shownThread} and ${seenBy(reader, 't.')} ${narrowedTo(listing, where)} ${afterPlace(after, by, 'k.tid')}
     order by ${sql.ref(by)} desc, k.tid desc limit ${limit}`;
}

/** Threads of a kind's own list. */
export const kindListed = async <Filters extends object, Order extends string>(
  db: Db,
  listing: Listing<Filters, Order>,
  asked: Asked & ListAsked<Filters, Order>,
): Promise<ThreadKey[]> => (await kindListStatement(listing, asked).execute(db)).rows;

/** More than these are not counted, so that a count stays short. */
const countedMost = 10_000;

/** How many threads a kind's own list has. */
export async function kindCount<Filters extends object, Order extends string>(
  db: Db,
  listing: Listing<Filters, Order>,
  where: Partial<Filters>,
): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from (
      select from ${sql.table(listing.table)} k join threads.threads t on t.tid = k.tid
       where ${shownThread} ${narrowedTo(listing, where)} limit ${countedMost}) shown`.execute(db);
  return rows[0]!.count;
}
