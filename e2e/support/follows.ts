import { sql } from 'kysely';
import { inject } from 'vitest';
import { followLimits } from '../../contract/domains/follows/limits.ts';
import { createDb, createPool } from '../../server/platform/db/pool.ts';

/** A member follows as many as one may: the next one is refused. */
export async function fullOfFollows(uid: number): Promise<void> {
  const pool = createPool({ url: inject('siteDatabaseUrl'), max: 1 });
  await sql`insert into follows.counters (uid, follows) values (${uid}, ${followLimits.follows})
    on conflict (uid) do update set follows = excluded.follows`.execute(createDb(pool));
  await pool.end();
}
