import { sql } from 'kysely';
import type { Currency } from '../../../../contract/domains/economy/shapes.ts';
import type { Db } from '../../../platform/context.ts';

/** What members got of a currency between two moments, or what went from them, by member and reason. */
export async function movedByReason(
  db: Db,
  currency: Currency,
  way: 'in' | 'out',
  { from, to }: { from: Date; to: Date },
): Promise<{ uid: number; part: string; value: number }[]> {
  const side = way === 'in' ? sql`e.amount > 0` : sql`e.amount < 0`;
  const { rows } = await sql<{ uid: number; part: string; value: string }>`
    select a.uid, t.reason as part, sum(abs(e.amount)) as value
      from economy.entries e
      join economy.accounts a on a.account = e.account
      join economy.transfers t on t.id = e.transfer
     where e.at >= ${from} and e.at < ${to} and e.account > 0 and e.currency = ${currency} and ${side}
     group by a.uid, t.reason`.execute(db);
  return rows.map((row) => ({ ...row, value: Number(row.value) }));
}
