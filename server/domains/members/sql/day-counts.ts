import { sql } from 'kysely';
import type { Db } from '../../../platform/context.ts';

/** Counts one more of the day, and gives how many it makes. Two at once wait for each other. */
export async function countOfDay(db: Db, bucket: string, day: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    insert into accounts.day_counts (bucket, day, count) values (${bucket}, ${day}::date, 1)
    on conflict (bucket, day) do update set count = day_counts.count + 1
    returning count`.execute(db);
  return rows[0]?.count ?? 1;
}
