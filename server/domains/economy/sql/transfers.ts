import { sql } from 'kysely';
import type { Db } from '../../../platform/context.ts';
import type { Entry, Moved } from '../rules/ledger.ts';

interface Claim {
  transfer: number;
  content: Buffer;
  /** Somebody had the key before. */
  repeated: boolean;
}

/** Takes a key, with the number of its transfer; waits for a claim on its way. */
export async function claimKey(db: Db, key: string, content: Buffer): Promise<Claim> {
  const claimed = await db
    .insertInto('economy.keys')
    .values({ key, content })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .returning('transfer')
    .executeTakeFirst();
  if (claimed) return { transfer: claimed.transfer, content, repeated: false };
  const first = await db
    .selectFrom('economy.keys')
    .select(['transfer', 'content'])
    .where('key', '=', key)
    .executeTakeFirstOrThrow();
  return { ...first, repeated: true };
}

interface TransferRow {
  id: number;
  kind: string;
  reason: string;
  reference: string;
  by_uid: number | null;
  at: Date;
}

export async function insertTransfer(db: Db, row: TransferRow): Promise<void> {
  await db.insertInto('economy.transfers').values(row).execute();
}

/** An entry as it is written; of the system's accounts nobody reads a statement, so these have none of it. */
export interface PlacedEntry extends Entry {
  /** Its number on the account. */
  place: number | null;
  /** What the account holds after it. */
  held: number | null;
  /** What its transfer is. */
  kind: string | null;
}

export async function insertEntries(
  db: Db,
  transfer: number,
  entries: readonly PlacedEntry[],
  at: Date,
): Promise<void> {
  await db
    .insertInto('economy.entries')
    .values(entries.map((entry) => ({ ...entry, transfer, at })))
    .execute();
}

/** What a transfer took from an account, and what it left owed. */
export async function takenBy(db: Db, account: number, transfer: number): Promise<{ taken: number; owed: number }> {
  const { rows } = await sql<{ taken: number; owed: number }>`
    select coalesce((select -amount from economy.entries where account = ${account} and transfer = ${transfer}), 0) as taken,
           coalesce((select amount from economy.debts where account = ${account} and transfer = ${transfer}), 0) as owed`.execute(
    db,
  );
  return rows[0]!;
}

/** What a transfer was; without entries and debts for one that there is not. */
export async function transferEntries(db: Db, transfer: number): Promise<Moved> {
  const { rows } = await sql<Entry & { kind: string; owed: boolean }>`
    select e.account, e.currency, e.amount, t.kind, false as owed
      from economy.transfers t join economy.entries e on e.transfer = t.id
     where t.id = ${transfer}
    union all
    select d.account, a.currency, d.amount, t.kind, true
      from economy.transfers t
      join economy.debts d on d.transfer = t.id
      join economy.accounts a on a.account = d.account
     where t.id = ${transfer}`.execute(db);
  const of = (owed: boolean) =>
    rows.filter((row) => row.owed === owed).map(({ account, currency, amount }) => ({ account, currency, amount }));
  return { kind: rows[0]?.kind ?? '', entries: of(false), debts: of(true) };
}
