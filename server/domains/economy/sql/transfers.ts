import { sql } from 'kysely';
import type { Currency } from '../../../../contract/domains/economy/shapes.ts';
import type { Db } from '../../../platform/context.ts';
import { together } from '../../../platform/db/together.ts';
import { type Balance, type Entry, type Moved, type Placing, placeEntries } from '../rules/ledger.ts';
import { lockAccounts } from './accounts.ts';

interface Claiming {
  key: string;
  content: Buffer;
}

interface Claim {
  transfer: number;
  content: Buffer;
  /** Somebody had the key before. */
  repeated: boolean;
}

/** Takes keys, each with the number of its transfer; waits for a claim on its way. */
const claimKeys = together<Claiming, Claim>({ place: 60, writes: true }, async (db, asked) => {
  const first = new Map(asked.toReversed().map(({ key, content }) => [key, content]));
  const claimed = await insertKeys(db, first);
  const before = await keysBefore(
    db,
    [...first.keys()].filter((key) => !claimed.has(key)),
  );
  return asked.map(({ key, content }) => {
    const transfer = claimed.get(key);
    if (transfer === undefined) return { ...before.get(key)!, repeated: true };
    // Of two who ask for one key at once, the first has it.
    const mine = first.get(key) === content;
    return { transfer, content: first.get(key)!, repeated: !mine };
  });
});

/** Takes a key, with the number of its transfer; waits for a claim on its way. */
export const claimKey = (db: Db, key: string, content: Buffer): Promise<Claim> => claimKeys(db, { key, content });

/** In the order of the keys, as all who claim take them; the numbers of those that were free. */
async function insertKeys(db: Db, keys: ReadonlyMap<string, Buffer>): Promise<Map<string, number>> {
  const { rows } = await sql<{ key: string; transfer: number }>`
    insert into economy.keys (key, content)
    select k.key, k.content from unnest(${[...keys.keys()]}::text[], ${[...keys.values()]}::bytea[]) as k (key, content)
     order by k.key
    on conflict (key) do nothing
    returning key, transfer`.execute(db);
  return new Map(rows.map(({ key, transfer }) => [key, transfer]));
}

async function keysBefore(db: Db, keys: readonly string[]): Promise<Map<string, Omit<Claim, 'repeated'>>> {
  if (keys.length === 0) return new Map();
  const { rows } = await sql<Claiming & { transfer: number }>`
    select key, transfer, content from economy.keys where key = any(${keys}::text[])`.execute(db);
  return new Map(rows.map(({ key, transfer, content }) => [key, { transfer, content }]));
}

interface TransferRow {
  id: number;
  kind: string;
  reason: string;
  reference: string;
  by_uid: number | null;
  at: Date;
}

export interface Writing {
  row: TransferRow;
  /** Of each account one, in the order of the accounts. */
  entries: readonly Entry[];
}

/** What became of a transfer: what stands on members' accounts after it, or which currency somebody lacks. */
export type Outcome = { lacks: Currency } | { lacks?: never; after: readonly Balance[] };

/**
 * Puts transfers onto their accounts, one after the other in the order of their moments: rows are locked in the order of
 * their numbers, and then all of it is one statement. Whoever lacks something moves nothing.
 */
export const writeTransfer = together<Writing, Outcome>({ place: 70, writes: true }, async (db, asked) => {
  const rows = await lockAccounts(
    db,
    asked.flatMap(({ entries }) => entries),
  );
  const outcomes = new Map<Writing, Placing>();
  for (const writing of asked.toSorted((a, b) => a.row.at.getTime() - b.row.at.getTime()))
    outcomes.set(writing, placeEntries(rows, writing.entries));
  await writeAll(db, asked, outcomes, [...rows.values()]);
  return asked.map((writing) => {
    const { lacks, placed } = outcomes.get(writing)!;
    return lacks ? { lacks } : { after: placed.flatMap(({ after }) => after ?? []) };
  });
});

/** Accounts, transfers and entries in one statement; of the system's entries nobody reads a statement. */
async function writeAll(
  db: Db,
  asked: readonly Writing[],
  outcomes: ReadonlyMap<Writing, Placing>,
  balances: readonly Balance[],
): Promise<void> {
  const made = asked.filter((writing) => !outcomes.get(writing)!.lacks).map(({ row }) => row);
  if (made.length === 0) return;
  const entries = asked.flatMap((writing) => {
    const { kind, id, at } = writing.row;
    return (outcomes.get(writing)?.placed ?? []).map(({ entry, after }) => ({
      ...{ ...entry, transfer: id, at, kind: after ? kind : null },
      ...{ place: after?.places ?? null, held: after?.balance ?? null },
    }));
  });
  await sql`
    with paid as (
      update economy.accounts a set balance = v.balance, places = v.places
        from unnest(${columns(balances, 'account')}::bigint[], ${columns(balances, 'balance')}::bigint[],
                    ${columns(balances, 'places')}::bigint[]) as v (account, balance, places)
       where a.account = v.account
    ), written as (
      insert into economy.transfers (id, kind, reason, reference, by_uid, at)
      select * from unnest(${columns(made, 'id')}::bigint[], ${columns(made, 'kind')}::text[],
                           ${columns(made, 'reason')}::text[], ${columns(made, 'reference')}::text[],
                           ${columns(made, 'by_uid')}::bigint[], ${columns(made, 'at')}::timestamptz[])
    )
    insert into economy.entries (account, transfer, currency, amount, at, place, held, kind)
    select * from unnest(${columns(entries, 'account')}::bigint[], ${columns(entries, 'transfer')}::bigint[],
                         ${columns(entries, 'currency')}::text[], ${columns(entries, 'amount')}::bigint[],
                         ${columns(entries, 'at')}::timestamptz[], ${columns(entries, 'place')}::bigint[],
                         ${columns(entries, 'held')}::bigint[], ${columns(entries, 'kind')}::text[])`.execute(db);
}

const columns = <T, K extends keyof T>(rows: readonly T[], name: K): T[K][] => rows.map((row) => row[name]);

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
