import { sql } from 'kysely';
import type { ReadDb } from '../../../platform/context.ts';

export interface EntryRow {
  place: number;
  transfer: number;
  amount: number;
  held: number;
  kind: string;
  /** A reason's name. */
  reason: string;
  reference: string;
  at: Date;
}

export interface Range {
  /** The place above the newest one wanted; null for the newest there is. */
  before: number | null;
  /** Of one kind only. */
  kind?: string | undefined;
  rows: number;
}

/** Entries of an account below a place, newest first. */
export async function entriesBefore(
  db: ReadDb,
  account: number,
  { before, kind, rows: most }: Range,
): Promise<EntryRow[]> {
  const below = before === null ? sql`place is not null` : sql`place < ${before}`;
  const { rows } = await sql<EntryRow>`
    select e.place, e.transfer, e.amount, e.held, t.kind, t.reason, t.reference, e.at
      from (select place, transfer, amount, held, at from economy.entries
             where account = ${account} and ${below} ${kind === undefined ? sql`` : sql`and kind = ${kind}`}
             order by place desc limit ${most}) e
      join economy.transfers t on t.id = e.transfer
     order by e.place desc`.execute(db);
  return rows;
}

/** The places of a statement that one question looks at. */
interface Stretch {
  before: number;
  from: number;
  reason: string;
  rows: number;
}

/** Entries of one reason in a stretch of an account, newest first. */
export async function entriesOfReason(db: ReadDb, account: number, stretch: Stretch): Promise<EntryRow[]> {
  const { before, from, reason, rows: most } = stretch;
  const { rows } = await sql<EntryRow>`
    select e.place, e.transfer, e.amount, e.held, t.kind, t.reason, t.reference, e.at
      from economy.entries e join economy.transfers t on t.id = e.transfer
     where e.account = ${account} and e.place < ${before} and e.place >= ${from} and t.reason = ${reason}
     order by e.place desc limit ${most}`.execute(db);
  return rows;
}

/**
 * The place of an account's last entry up to a moment, 0 where there was none. Halving finds it: places follow each other
 * as the account's row was locked, and so do their moments, but for transactions of one moment.
 */
export async function placeAt(db: ReadDb, account: number, at: Date): Promise<number> {
  const { rows } = await sql<{ low: number }>`
    with recursive halves as (
      select 0::bigint as low, places as high from economy.accounts where account = ${account}
      union all
      select case when e.at <= ${at} then e.place else low end, case when e.at <= ${at} then high else e.place - 1 end
        from halves join economy.entries e on e.account = ${account} and e.place = (low + high + 1) / 2
       where low < high)
    select low from halves where low = high`.execute(db);
  return rows[0]?.low ?? 0;
}

/** What an account held after a place. */
export async function heldAfter(db: ReadDb, account: number, place: number): Promise<number> {
  const { rows } = await sql<{ held: number }>`
    select held from economy.entries where account = ${account} and place = ${place}`.execute(db);
  return rows[0]?.held ?? 0;
}

/** How many entries an account has. */
export async function countEntries(db: ReadDb, account: number): Promise<number> {
  const { rows } = await sql<{ places: number }>`
    select places from economy.accounts where account = ${account}`.execute(db);
  return rows[0]?.places ?? 0;
}

/** What was earned after a place, by days of a time zone. */
export async function earnedByDay(
  db: ReadDb,
  account: number,
  after: number,
  timeZone: string,
): Promise<{ day: string; amount: number }[]> {
  const { rows } = await sql<{ day: string; amount: number }>`
    select (at at time zone ${timeZone})::date::text as day, sum(amount)::bigint as amount
      from economy.entries
     where account = ${account} and kind = 'earned' and place > ${after} and amount > 0
     group by 1`.execute(db);
  return rows;
}
