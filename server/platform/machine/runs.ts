import { sql } from 'kysely';
import type { Db } from '../context.ts';

/** Commands of the operators' own whose last run is remembered: a backup, and a restore on trial. */
export type RunName = 'backup' | 'drill';

export interface Run {
  name: RunName;
  at: Date;
  succeeded: boolean;
  note: string;
}

/** Remembers how a command went; one that is older than what is remembered changes nothing. */
export async function recordRun(db: Db, { name, at, succeeded, note }: Run): Promise<void> {
  await sql`
    insert into platform.runs as stored (name, at, succeeded, succeeded_at, note)
    values (${name}, ${at}, ${succeeded}, case when ${succeeded} then ${at}::timestamptz end, ${note})
    on conflict (name) do update
    set at = excluded.at, succeeded = excluded.succeeded, note = excluded.note,
        succeeded_at = coalesce(excluded.succeeded_at, stored.succeeded_at)
    where stored.at <= excluded.at`.execute(db);
}

/** How each command went last. */
export async function lastRuns(db: Db): Promise<(Run & { succeededAt: Date | null })[]> {
  const rows = await db.selectFrom('platform.runs').selectAll().execute();
  return rows.map(({ name, at, succeeded, succeeded_at, note }) => ({
    ...{ name: name as RunName, at, succeeded, note },
    succeededAt: succeeded_at,
  }));
}
