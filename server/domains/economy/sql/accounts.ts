import { sql } from 'kysely';
import type { Currency } from '../../../../contract/domains/economy/shapes.ts';
import type { Db } from '../../../platform/context.ts';

export interface AccountRow {
  account: number;
  balance: number;
  debt: number;
  /** How many entries it has: the place of the last. */
  places: number;
}

interface AccountKey {
  account: number;
  uid: number;
  currency: Currency;
}

/** Adds to an account, which is opened by it; what stands on it then. */
export async function credit(db: Db, { account, uid, currency }: AccountKey, amount: number): Promise<AccountRow> {
  const { rows } = await sql<AccountRow>`
    insert into economy.accounts (account, uid, currency, balance, places)
    values (${account}, ${uid}, ${currency}, ${amount}, 1)
    on conflict (account) do update
       set balance = accounts.balance + excluded.balance, places = accounts.places + excluded.places
    returning account, balance, debt, places`.execute(db);
  return rows[0]!;
}

/** Takes from an account what it has; what stands on it then, undefined when it has less. */
export async function debit(db: Db, account: number, amount: number): Promise<AccountRow | undefined> {
  const { rows } = await sql<AccountRow>`
    update economy.accounts set balance = balance - ${amount}, places = places + 1
    where account = ${account} and balance >= ${amount} returning account, balance, debt, places`.execute(db);
  return rows[0];
}

/** Opens an account where there is none, and locks it until the transaction ends. */
export async function lockAccount(db: Db, { account, uid, currency }: AccountKey): Promise<AccountRow> {
  await sql`
    insert into economy.accounts (account, uid, currency) values (${account}, ${uid}, ${currency})
    on conflict (account) do nothing`.execute(db);
  const { rows } = await sql<AccountRow>`
    select account, balance, debt, places from economy.accounts where account = ${account} for update`.execute(db);
  return rows[0]!;
}

/** Adds to what is owed, or takes from it, and writes why. */
export async function changeDebt(db: Db, account: number, transfer: number, amount: number): Promise<void> {
  await sql`update economy.accounts set debt = debt + ${amount} where account = ${account}`.execute(db);
  await db.insertInto('economy.debts').values({ account, transfer, amount }).execute();
}

export const accountRows = (db: Db, accounts: readonly number[]): Promise<AccountRow[]> =>
  db
    .selectFrom('economy.accounts')
    .select(['account', 'balance', 'debt', 'places'])
    .where('account', '=', sql<number>`any(${accounts}::bigint[])`)
    .execute();

/** Locks an account that there is until the transaction ends. */
export async function lockPresent(db: Db, account: number): Promise<void> {
  await sql`select account from economy.accounts where account = ${account} for update`.execute(db);
}
