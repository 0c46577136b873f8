import { sql } from 'kysely';
import type { Currency } from '../../../../contract/domains/economy/shapes.ts';
import type { Db, ReadDb } from '../../../platform/context.ts';

export type HoldStatus = 'pending' | 'posted' | 'voided' | 'expired';

export interface HoldRow {
  /** The number of the transfer that made it. */
  transfer: number;
  account: number;
  currency: Currency;
  amount: number;
  status: HoldStatus;
  expires_at: Date;
  /** Another member, for whom it waits. */
  for_uid: number | null;
}

export async function insertHold(db: Db, row: Omit<HoldRow, 'status'>): Promise<void> {
  await db.insertInto('economy.holds').values(row).execute();
}

/** A hold, which nobody else ends until the transaction does. */
export async function lockHold(db: Db, transfer: number): Promise<HoldRow | undefined> {
  const { rows } = await sql<HoldRow>`
    select transfer, account, currency, amount, status, expires_at, for_uid
      from economy.holds where transfer = ${transfer} for update`.execute(db);
  return rows[0];
}

export async function endHold(db: Db, transfer: number, status: HoldStatus, endedBy: number): Promise<void> {
  await sql`
    update economy.holds set status = ${status}, ended_by = ${endedBy} where transfer = ${transfer}`.execute(db);
}

export interface WaitingHold extends Omit<HoldRow, 'status' | 'for_uid'> {
  /** A reason's name. */
  reason: string;
  reference: string;
  at: Date;
}

/** Holds that wait, above a number, the oldest first. */
export async function waitingHolds(db: ReadDb, above: number, most: number): Promise<WaitingHold[]> {
  const { rows } = await sql<WaitingHold>`
    select h.transfer, h.account, h.currency, h.amount, h.expires_at, t.reason, t.reference, t.at
      from (select transfer, account, currency, amount, expires_at from economy.holds
             where status = 'pending' and transfer > ${above} order by transfer limit ${most}) h
      join economy.transfers t on t.id = h.transfer
     order by h.transfer`.execute(db);
  return rows;
}

/** What lies on hold of some accounts. */
export async function heldOf(db: ReadDb, accounts: readonly number[]): Promise<Map<number, number>> {
  const { rows } = await sql<{ account: number; held: number }>`
    select account, sum(amount)::bigint as held from economy.holds
     where status = 'pending' and account = any(${accounts}::bigint[]) group by account`.execute(db);
  return new Map(rows.map(({ account, held }) => [account, held]));
}

/** Holds whose time is over, the oldest first. */
export async function expiredHolds(db: Db, now: Date, most: number): Promise<number[]> {
  const { rows } = await sql<{ transfer: number }>`
    select transfer from economy.holds
     where status = 'pending' and expires_at <= ${now} order by expires_at, transfer limit ${most}`.execute(db);
  return rows.map(({ transfer }) => transfer);
}

/** Those of some transfers whose money is still on hold. */
export async function pendingAmong(db: ReadDb, transfers: readonly number[]): Promise<ReadonlySet<number>> {
  if (transfers.length === 0) return new Set();
  const { rows } = await sql<{ transfer: number }>`
    select transfer from economy.holds
     where transfer = any(${transfers}::bigint[]) and status = 'pending'`.execute(db);
  return new Set(rows.map(({ transfer }) => transfer));
}

export interface Incoming {
  transfer: number;
  amount: number;
  /** A reason's name. */
  reason: string;
  reference: string;
  at: Date;
}

/** What others have set aside for a member, the newest first. */
export async function incomingHolds(db: ReadDb, uid: number, currency: Currency, most: number): Promise<Incoming[]> {
  const { rows } = await sql<Incoming>`
    select h.transfer, h.amount, t.reason, t.reference, t.at
      from (select transfer, amount from economy.holds
             where status = 'pending' and for_uid = ${uid} and currency = ${currency}
             order by transfer desc limit ${most}) h
      join economy.transfers t on t.id = h.transfer
     order by h.transfer desc`.execute(db);
  return rows;
}

/** How much that is in all. */
export async function sumIncoming(db: ReadDb, uid: number, currency: Currency): Promise<number> {
  const { rows } = await sql<{ sum: number }>`
    select coalesce(sum(amount), 0)::bigint as sum from economy.holds
     where status = 'pending' and for_uid = ${uid} and currency = ${currency}`.execute(db);
  return rows[0]?.sum ?? 0;
}
