import { sql } from 'kysely';
import type { TaskFigure } from '../../../../contract/domains/tasks/limits.ts';
import type { Db } from '../../../platform/context.ts';

export interface CountRow {
  uid: number;
  figure: TaskFigure;
  period: string;
  count: number;
}

interface CountChange extends CountRow {
  ends: string | null;
}

const byKey = (a: CountChange, b: CountChange): number =>
  a.uid - b.uid || a.period.localeCompare(b.period) || a.figure.localeCompare(b.figure);

async function putCounts(db: Db, changes: readonly CountChange[], how: 'add' | 'raise'): Promise<CountRow[]> {
  if (changes.length === 0) return [];
  const sorted = changes.toSorted(byKey);
  const column = <K extends keyof CountChange>(name: K) => sorted.map((change) => change[name]);
  const { rows } = await sql<CountRow>`
    insert into tasks.counts (uid, figure, period, ends, count)
    select * from unnest(${column('uid')}::bigint[], ${column('figure')}::text[], ${column('period')}::text[],
                         ${column('ends')}::date[], ${column('count')}::int[])
    on conflict (uid, period, figure) do update
      set count = ${how === 'add' ? sql`greatest(0, counts.count + excluded.count)` : sql`greatest(counts.count, excluded.count)`}
    returning uid, figure, period, count`.execute(db);
  return rows;
}

/** Adds to figures of members in periods, each named once; how they stand then. */
export const addCounts = (db: Db, changes: readonly CountChange[]): Promise<CountRow[]> =>
  putCounts(db, changes, 'add');

/** Raises figures to what was reached, where they stand lower; how they stand then. */
export const raiseCounts = (db: Db, changes: readonly CountChange[]): Promise<CountRow[]> =>
  putCounts(db, changes, 'raise');

/** A member's figures in some periods. */
export async function countsOf(db: Db, uid: number, periods: readonly string[]): Promise<Omit<CountRow, 'uid'>[]> {
  const { rows } = await sql<Omit<CountRow, 'uid'>>`
    select figure, period, count from tasks.counts where uid = ${uid} and period = any(${periods}::text[])`.execute(db);
  return rows;
}

/**
 * Figures that have come to what a task needs, read on from a row, and nobody changes them until the transaction ends; those
 * that are being counted are settled by whoever counts them.
 */
export async function countsReached(
  db: Db,
  { figure, need, labels }: { figure: TaskFigure; need: number; labels: readonly string[] },
  after: Pick<CountRow, 'uid' | 'period'>,
  most: number,
): Promise<CountRow[]> {
  const { rows } = await sql<CountRow>`
    select uid, figure, period, count from tasks.counts
     where (uid, period) > (${after.uid}::bigint, ${after.period}) and figure = ${figure}
       and period = any(${labels}::text[]) and count >= ${need}
     order by uid, period limit ${most} for update skip locked`.execute(db);
  return rows;
}

/** How far a member is in a figure and period. */
export async function countOf(db: Db, uid: number, figure: string, period: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count from tasks.counts where uid = ${uid} and period = ${period} and figure = ${figure}`.execute(db);
  return rows[0]?.count ?? 0;
}

/** Deletes figures of periods that ended before a day; how many went. */
export async function dropCountsBefore(db: Db, day: string, most: number): Promise<number> {
  const { rows } = await sql`
    delete from tasks.counts where (uid, period, figure) in (
      select uid, period, figure from tasks.counts where ends < ${day}::date limit ${most})
    returning uid`.execute(db);
  return rows.length;
}

/** The name of a figure's place among those of a member. */
export const countKey = (figure: string, period: string): string => `${figure} ${period}`;
