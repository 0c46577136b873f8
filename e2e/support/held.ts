import { inject } from 'vitest';
import { createDb, createPool } from '../../server/platform/db/pool.ts';

/** So many replies of a member's to a thread wait for a moderator; each says its number. */
export async function waitForModerator(authorid: number, tid: number, count: number): Promise<void> {
  const pool = createPool({ url: inject('siteDatabaseUrl'), max: 1 });
  const rows = Array.from({ length: count }, (_, n) => ({
    ...{ pid: 900_000_000 + n, tid, country_fid: 188, authorid, reasons: ['links'], at: new Date() },
    reply: JSON.stringify({
      ...{ parentPid: null, quotePid: null, message: `Reply ${n + 1} of many.`, attachments: [], mentioned: [] },
    }),
  }));
  await createDb(pool).insertInto('threads.held').values(rows).execute();
  await pool.end();
}
