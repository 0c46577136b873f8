import { sql } from 'kysely';
import type { ReadDb } from '../../../platform/context.ts';

export interface OwnEntry {
  transfer: number;
  currency: string;
  amount: number;
  kind: string;
  reason: string;
  at: Date;
}

/** The entries of some accounts in the order of their transfers. */
export async function entriesBatch(
  db: ReadDb,
  accounts: readonly number[],
  after: { transfer: number; currency: string },
  most: number,
): Promise<OwnEntry[]> {
  const { rows } = await sql<OwnEntry>`
    select entries.transfer, entries.currency, entries.amount, transfers.kind, transfers.reason, entries.at
    from economy.entries as entries join economy.transfers as transfers on transfers.id = entries.transfer
    where entries.account = any(${accounts}::bigint[])
      and (entries.transfer, entries.currency) > (${after.transfer}, ${after.currency})
    order by entries.transfer, entries.currency limit ${most}`.execute(db);
  return rows;
}
