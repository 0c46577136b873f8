import type { Db } from '../../../platform/context.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import { lockPresent } from '../sql/accounts.ts';
import { numberEntries, unplacedAccounts } from '../sql/places.ts';

const accountsAtOnce = 100;

/**
 * Numbers the entries of accounts that a version without places has written to, each account under its lock; how many
 * accounts that were. Cut short, it goes on where it was.
 */
export async function placeEntries(db: Db): Promise<number> {
  let numbered = 0;
  for (let after = 0; ; ) {
    const accounts = await unplacedAccounts(db, after, accountsAtOnce);
    for (const account of accounts)
      await inTransaction(db, async (tx) => {
        await lockPresent(tx, account);
        await numberEntries(tx, account);
      });
    numbered += accounts.length;
    if (accounts.length < accountsAtOnce) return numbered;
    after = accounts.at(-1)!;
  }
}
