import { sql } from 'kysely';
import type { Db } from '../../../platform/context.ts';

/** Accounts of members with entries that have no place or kind, after an account. */
export async function unplacedAccounts(db: Db, after: number, most: number): Promise<number[]> {
  const { rows } = await sql<{ account: number }>`
    select distinct account from economy.entries
     where (place is null or kind is null) and account > 0 and account > ${after} order by account limit ${most}`.execute(
    db,
  );
  return rows.map(({ account }) => account);
}

/** Numbers the entries of an account anew in the order of their transfers. Whoever asks has locked its row. */
export async function numberEntries(db: Db, account: number): Promise<void> {
  // No two entries may have one place, not even while they are numbered.
  await sql`update economy.entries set place = null where account = ${account} and place is not null`.execute(db);
  await sql`
    update economy.entries as e set place = n.place, held = n.held, kind = t.kind
      from (select transfer, row_number() over own as place, sum(amount) over own as held
              from economy.entries where account = ${account} window own as (order by transfer)) n
      join economy.transfers t on t.id = n.transfer
     where e.account = ${account} and e.transfer = n.transfer`.execute(db);
  await sql`
    update economy.accounts set places = (select count(*) from economy.entries where account = ${account})
     where account = ${account}`.execute(db);
}
