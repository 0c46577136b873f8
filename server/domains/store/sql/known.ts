import { sql } from 'kysely';
import type { Db } from '../../../platform/context.ts';

interface Counted {
  count: number;
  last: Date | null;
}

/** How many orders a member paid, when the last, and how much XCoin without what was paid back. */
export async function ordersCounted(db: Db, uid: number): Promise<Counted & { spent: number }> {
  const { rows } = await sql<Counted & { spent: string | null }>`
    select count(*)::int as count, max(paid_at) as last, sum(price) filter (where refund is null) as spent
      from store.orders where uid = ${uid}`.execute(db);
  const [row] = rows;
  return { count: row?.count ?? 0, last: row?.last ?? null, spent: Number(row?.spent ?? 0) };
}
