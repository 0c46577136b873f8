import { sql } from 'kysely';
import type { Db } from '../../../platform/context.ts';

/** What is owed on accounts, by currency. */
export async function debtsOf(db: Db, accounts: readonly number[]): Promise<{ currency: string; debt: number }[]> {
  const { rows } = await sql<{ currency: string; debt: number }>`
    select currency, debt from economy.accounts where account = any(${accounts}::bigint[]) and debt > 0 order by currency`.execute(
    db,
  );
  return rows;
}
