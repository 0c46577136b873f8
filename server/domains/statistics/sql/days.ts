import { sql } from 'kysely';
import type { Db } from '../../../platform/context.ts';

/** Marks a day as counted. */
export async function markCounted(db: Db, day: string, now: Date): Promise<void> {
  await sql`
    insert into statistics.days (day, counted_at) values (${day}, ${now})
    on conflict (day) do update set counted_at = excluded.counted_at`.execute(db);
}

/** The days between two that were counted. */
export async function countedDays(db: Db, from: string, to: string): Promise<Set<string>> {
  const { rows } = await sql<{ day: string }>`
    select day::text as day from statistics.days where day between ${from} and ${to}`.execute(db);
  return new Set(rows.map(({ day }) => day));
}

/** The first and the last day that were counted, and when the last count was. */
export async function countedSpan(
  db: Db,
): Promise<{ first: string | null; last: string | null; countedAt: Date | null }> {
  const { rows } = await sql<{ first: string | null; last: string | null; countedAt: Date | null }>`
    select min(day)::text as first, max(day)::text as last, max(counted_at) as "countedAt"
      from statistics.days`.execute(db);
  return rows[0] ?? { first: null, last: null, countedAt: null };
}
