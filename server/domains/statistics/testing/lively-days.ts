import { sql } from 'kysely';
import type { Db } from '../../../platform/context.ts';

/** Writes threads and replies at every hour of some days until a moment, in several countries, by writers of theirs. */
export async function writeLivelyDays(
  db: Db,
  { until, days, writers }: { until: Date; days: number; writers: readonly number[] },
): Promise<void> {
  const countries = [188, 206, 207, 210, 211, 293];
  await sql`
    insert into threads.threads
      (fid, country_fid, authorid, first_pid, subject, summary, language, status, created_at, last_post_at)
    select 2, (${countries}::int[])[1 + (i * 7) % 6], (${writers}::bigint[])[1 + i % ${writers.length}], 0,
           'Day by day', '', 'en', 1, ${until}::timestamptz - i * interval '97 minutes',
           ${until}::timestamptz - i * interval '97 minutes'
      from generate_series(1, ${days * 15}) i`.execute(db);
  await sql`
    insert into threads.posts (tid, position, authorid, message, created_at)
    select tid, place, authorid, 'So it was.', created_at + (place - 1) * interval '3 hours'
      from threads.threads, generate_series(1, 4) place where subject = 'Day by day'`.execute(db);
}
