import { type Selectable, sql } from 'kysely';
import type { Db } from '../../../platform/context.ts';
import type { DB } from '../../../platform/db/types.ts';

export interface MonthRow extends Omit<Selectable<DB['creator.months']>, 'status' | 'month'> {
  /** `2026-11` */
  month: string;
  status: 'due' | 'paid' | 'none' | 'barred';
}

const all = sql`uid, to_char(month, 'YYYY-MM') as month, country_fid, points, rank, amount, status, transfer, paid_at`;
const firstOf = (month: string) => sql`${`${month}-01`}::date`;

/** A member's months that are over, the newest first. */
export async function monthsOf(
  db: Db,
  uid: number,
  { from, most }: { from: number; most: number },
): Promise<MonthRow[]> {
  const { rows } = await sql<MonthRow>`
    select ${all} from creator.months where uid = ${uid} order by creator.months.month desc
     limit ${most} offset ${from}`.execute(db);
  return rows;
}

export async function countMonths(db: Db, uid: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from creator.months where uid = ${uid}`.execute(db);
  return rows[0]?.count ?? 0;
}

/** Counts a country's month once: true for whoever does it. */
export async function takeMonth(
  db: Db,
  row: { countryFid: number; month: string; xgold: number; now: Date },
): Promise<boolean> {
  const { rows } = await sql`
    insert into creator.pools (country_fid, month, xgold, counted_at)
    values (${row.countryFid}::int, ${firstOf(row.month)}, ${row.xgold}::int, ${row.now})
    on conflict (country_fid, month) do nothing returning country_fid`.execute(db);
  return rows.length > 0;
}

export type NewMonth = Pick<MonthRow, 'uid' | 'points' | 'rank' | 'amount' | 'status'>;

export async function insertMonths(
  db: Db,
  { countryFid, month }: { countryFid: number; month: string },
  months: readonly NewMonth[],
): Promise<void> {
  if (months.length === 0) return;
  const sorted = months.toSorted((a, b) => a.uid - b.uid);
  const column = <K extends keyof NewMonth>(name: K) => sorted.map((row) => row[name]);
  await sql`
    insert into creator.months (uid, month, country_fid, points, rank, amount, status)
    select m.uid, ${firstOf(month)}, ${countryFid}::int, m.points, m.rank, m.amount, m.status
      from unnest(${column('uid')}::bigint[], ${column('points')}::bigint[], ${column('rank')}::int[],
                  ${column('amount')}::int[], ${column('status')}::text[]) as m (uid, points, rank, amount, status)
    on conflict (uid, month) do nothing`.execute(db);
}

/** Countries that have months to be paid, whether or not they still have creators. */
export async function countriesDue(db: Db): Promise<number[]> {
  const { rows } = await sql<{ country_fid: number }>`
    select distinct country_fid from creator.months where status = 'due' order by country_fid`.execute(db);
  return rows.map((row) => row.country_fid);
}

/** Countries with the oldest month of each that is due. */
export async function oldestDue(db: Db): Promise<{ country_fid: number; month: string }[]> {
  const { rows } = await sql<{ country_fid: number; month: string }>`
    select country_fid, to_char(min(month), 'YYYY-MM') as month from creator.months
     where status = 'due' group by country_fid`.execute(db);
  return rows;
}

/** Months before one that are to be paid, after one of them. */
export async function dueMonths(
  db: Db,
  countryFid: number,
  after: { month: string; uid: number },
  most: number,
): Promise<Pick<MonthRow, 'uid' | 'month' | 'amount'>[]> {
  const { rows } = await sql<Pick<MonthRow, 'uid' | 'month' | 'amount'>>`
    select uid, to_char(month, 'YYYY-MM') as month, amount from creator.months
     where status = 'due' and country_fid = ${countryFid} and (month, uid) > (${firstOf(after.month)}, ${after.uid}::bigint)
     order by creator.months.month, uid limit ${most}`.execute(db);
  return rows;
}

/** A month that is still to be paid, held until the transaction ends. */
export async function lockDue(db: Db, uid: number, month: string): Promise<{ amount: number } | undefined> {
  const { rows } = await sql<{ amount: number }>`
    select amount from creator.months
     where uid = ${uid} and month = ${firstOf(month)} and status = 'due' for update`.execute(db);
  return rows[0];
}

export async function endMonth(
  db: Db,
  { uid, month }: { uid: number; month: string },
  end: { status: 'paid' | 'barred'; transfer: number | null; at: Date | null },
): Promise<void> {
  await sql`
    update creator.months set status = ${end.status}, transfer = ${end.transfer}::bigint, paid_at = ${end.at}::timestamptz
     where uid = ${uid} and month = ${firstOf(month)}`.execute(db);
}

/** A country's last month that was counted, with what was shared by how many; undefined before the first. */
export async function lastMonth(
  db: Db,
  countryFid: number,
): Promise<{ month: string; xgold: number; sharers: number } | undefined> {
  const { rows } = await sql<{ month: string; xgold: number; sharers: number }>`
    select to_char(month, 'YYYY-MM') as month, xgold,
           (select count(*)::int from creator.months m
             where m.country_fid = pools.country_fid and m.month = pools.month and m.amount > 0
               and m.status <> 'barred') as sharers
      from creator.pools where country_fid = ${countryFid} order by creator.pools.month desc limit 1`.execute(db);
  return rows[0];
}

/** The first of a country's month by income, then by points; without those who got none as they had no access. */
export async function firstByIncome(db: Db, countryFid: number, month: string, most: number): Promise<MonthRow[]> {
  const { rows } = await sql<MonthRow>`
    select ${all} from creator.months where country_fid = ${countryFid} and month = ${firstOf(month)} and status <> 'barred'
     order by amount desc, rank, uid limit ${most}`.execute(db);
  return rows;
}

/** A member's place in it; undefined where they have no month. */
export async function placeByIncome(
  db: Db,
  uid: number,
  month: string,
): Promise<{ place: number; points: number; amount: number } | undefined> {
  const { rows } = await sql<{ place: number; points: number; amount: number }>`
    select m.points, m.amount,
           (select count(*)::int + 1 from creator.months o
             where o.country_fid = m.country_fid and o.month = m.month and o.status <> 'barred'
               and (o.amount > m.amount or (o.amount = m.amount and (o.rank, o.uid) < (m.rank, m.uid)))) as place
      from creator.months m where m.uid = ${uid} and m.month = ${firstOf(month)}`.execute(db);
  return rows[0];
}
