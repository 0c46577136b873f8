import { sql } from 'kysely';
import type { Db, ReadDb } from '../../../platform/context.ts';
import { untilWritten } from '../../../platform/db/under-way.ts';
import type { SealedTransfer } from '../chain-hashes.ts';
import type { Part } from '../rules/chain.ts';

interface TransferRow {
  id: number;
  kind: string;
  reason: string;
  reference: string;
  byUid: number | null;
  at: string;
}

/** The highest number that a transfer may have by now. */
export async function lastTransferNumber(db: Db): Promise<number> {
  const { rows } = await sql<{ last: number; used: boolean }>`
    select last_value as last, is_called as used from economy.transfers_id_seq`.execute(db);
  const { last, used } = rows[0]!;
  return used ? last : 0;
}

/** Waits for all transfers that have a number by now: each key, with its number, is taken before the transfer is written. */
export const untilTransfersWritten = (db: Db): Promise<void> => untilWritten(db, 'economy.keys');

const facts = sql`id, kind, reason, reference, by_uid as "byUid",
  to_char(at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as at`;

/** Transfers after a number and up to another, in the order of their numbers. */
export async function transfersBetween(
  db: Db,
  { after, upto }: { after: number; upto: number },
  most: number,
): Promise<SealedTransfer[]> {
  const { rows } = await sql<TransferRow>`
    select ${facts} from economy.transfers where id > ${after} and id <= ${upto} order by id limit ${most}`.execute(db);
  return withParts(db, rows);
}

/** Transfers by their numbers. */
export async function transfersByIds(db: ReadDb, ids: readonly number[]): Promise<Map<number, SealedTransfer>> {
  const { rows } = await sql<TransferRow>`
    select ${facts} from economy.transfers where id = any(${ids}::bigint[])`.execute(db);
  return new Map((await withParts(db, rows)).map((transfer) => [transfer.id, transfer]));
}

async function withParts(db: ReadDb, transfers: readonly TransferRow[]): Promise<SealedTransfer[]> {
  if (transfers.length === 0) return [];
  const ids = transfers.map(({ id }) => id);
  const { rows } = await sql<Part & { transfer: number }>`
    select * from (
      select transfer, 'entry' as what, account, amount, place, held
        from economy.entries where transfer = any(${ids}::bigint[])
      union all
      select transfer, 'debt', account, amount, null, null
        from economy.debts where transfer = any(${ids}::bigint[])) parts
     order by transfer, what desc, account`.execute(db);
  const parts = new Map<number, Part[]>();
  for (const { transfer, ...part } of rows) {
    const list = parts.get(transfer) ?? [];
    parts.set(transfer, list);
    list.push(part);
  }
  return transfers.map((row) => ({ ...row, parts: parts.get(row.id) ?? [] }));
}

/** An entry of a member's account, with its transfer's number. */
export interface OwnEntry {
  place: number;
  transfer: number;
  amount: number;
  held: number;
}

/** Entries of an account after a place, oldest first. */
export async function entriesAfter(db: ReadDb, account: number, after: number, most: number): Promise<OwnEntry[]> {
  const { rows } = await sql<OwnEntry>`
    select place, transfer, amount, held from economy.entries
     where account = ${account} and place > ${after} order by place limit ${most}`.execute(db);
  return rows;
}

/** The number of the first transfer that came to one of some accounts. */
export async function firstTransferOf(db: ReadDb, accounts: readonly number[]): Promise<number | undefined> {
  const { rows } = await sql<{ first: number | null }>`
    select min(transfer) as first from economy.entries where account = any(${accounts}::bigint[]) and place = 1`.execute(
    db,
  );
  return rows[0]?.first ?? undefined;
}
