import { sql } from 'kysely';
import type { Currency } from '../../../../contract/domains/economy/shapes.ts';
import type { Db, ReadDb } from '../../../platform/context.ts';
import type { Balance, Entry } from '../rules/ledger.ts';

interface AccountKey {
  account: number;
  uid: number;
  currency: Currency;
}

/**
 * Locks members' accounts in the order of their numbers until the transaction ends: first those that there are, then
 * those that had to be opened. What stands on each.
 */
export async function lockAccounts(db: Db, entries: readonly Entry[]): Promise<Map<number, Balance>> {
  const wanted = new Map(entries.filter(({ account }) => account > 0).map((entry) => [entry.account, entry.currency]));
  const rows = new Map<number, Balance>();
  const missing = () => [...wanted.keys()].filter((account) => !rows.has(account));
  const lock = async (accounts: readonly number[]): Promise<void> => {
    for (const row of accounts.length === 0 ? [] : await lockRows(db, accounts)) rows.set(row.account, row);
  };
  await lock(missing());
  if (missing().length === 0) return rows;
  await openAccounts(
    db,
    missing().map((account) => ({ account, currency: wanted.get(account)! })),
  );
  await lock(missing());
  return rows;
}

async function lockRows(db: Db, accounts: readonly number[]): Promise<Balance[]> {
  const { rows } = await sql<Balance>`
    select account, balance, debt, places from economy.accounts
     where account = any(${accounts}::bigint[]) order by account for update`.execute(db);
  return rows;
}

async function openAccounts(db: Db, accounts: readonly Pick<Entry, 'account' | 'currency'>[]): Promise<void> {
  const column = (name: 'account' | 'currency') => accounts.map((one) => one[name]);
  await sql`
    insert into economy.accounts (account, uid, currency)
    select v.account, v.account / 2, v.currency
      from unnest(${column('account')}::bigint[], ${column('currency')}::text[]) as v (account, currency)
     order by v.account
    on conflict (account) do nothing`.execute(db);
}

/** Opens an account where there is none, and locks it until the transaction ends. */
export async function lockAccount(db: Db, { account, uid, currency }: AccountKey): Promise<Balance> {
  await sql`
    insert into economy.accounts (account, uid, currency) values (${account}, ${uid}, ${currency})
    on conflict (account) do nothing`.execute(db);
  const { rows } = await sql<Balance>`
    select account, balance, debt, places from economy.accounts where account = ${account} for update`.execute(db);
  return rows[0]!;
}

/** Adds to what is owed, or takes from it, and writes why. */
export async function changeDebt(db: Db, account: number, transfer: number, amount: number): Promise<void> {
  await sql`update economy.accounts set debt = debt + ${amount} where account = ${account}`.execute(db);
  await db.insertInto('economy.debts').values({ account, transfer, amount }).execute();
}

export const accountRows = (db: ReadDb, accounts: readonly number[]): Promise<Balance[]> =>
  db
    .selectFrom('economy.accounts')
    .select(['account', 'balance', 'debt', 'places'])
    .where('account', '=', sql<number>`any(${accounts}::bigint[])`)
    .execute();

/** Locks an account that there is until the transaction ends. */
export async function lockPresent(db: Db, account: number): Promise<void> {
  await sql`select account from economy.accounts where account = ${account} for update`.execute(db);
}
