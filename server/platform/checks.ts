import { sql } from 'kysely';
import type { Db } from './context.ts';
import { countCheck, declaredChecks } from './metrics.ts';

/** What a nightly proof found last. */
export interface CheckResult {
  name: string;
  /** Null where it never ran. */
  at: Date | null;
  faults: number;
  /** The first faults, a line each. */
  found: string[];
  soundAt: Date | null;
}

const shownFaults = 20;
const faultLength = 200;

/** Counts a nightly proof, and keeps what it found: a line for each fault, none where all holds. */
export async function recordCheck(db: Db, name: string, faults: readonly unknown[]): Promise<void> {
  const sound = faults.length === 0;
  countCheck(name, sound ? 'sound' : 'faulty');
  const lines = faults.slice(0, shownFaults).map((fault) => JSON.stringify(fault).slice(0, faultLength));
  await sql`
    insert into platform.checks as stored (name, at, faults, found, sound_at)
    values (${name}, now(), ${faults.length}, ${JSON.stringify(lines)}, case when ${sound} then now() end)
    on conflict (name) do update
    set at = excluded.at, faults = excluded.faults, found = excluded.found,
        sound_at = coalesce(excluded.sound_at, stored.sound_at)`.execute(db);
}

/** Every proof that this site runs, the faulty first; one that never ran is among them. */
export async function checkResults(db: Db): Promise<CheckResult[]> {
  const rows = await db.selectFrom('platform.checks').selectAll().execute();
  const stored = new Map(rows.map((row) => [row.name, row]));
  const results = declaredChecks().map((name): CheckResult => {
    const row = stored.get(name);
    if (!row) return { name, at: null, faults: 0, found: [], soundAt: null };
    return { name, at: row.at, faults: row.faults, found: row.found as string[], soundAt: row.sound_at };
  });
  return results.sort((a, b) => Number(b.faults > 0) - Number(a.faults > 0));
}
