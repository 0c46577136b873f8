import type { Kysely } from 'kysely';
import type { Pool } from 'pg';
import { afterAll, inject } from 'vitest';
import { createDb, createPool } from '../../server/platform/db/pool.ts';
import type { DB } from '../../server/platform/db/types.ts';
import { cloneDatabase } from './database-server.ts';

export interface TestDb {
  url: string;
  pool: Pool;
  db: Kysely<DB>;
}

/**
 * A migrated, empty database for this test file alone, dropped when the file ends. Called at the top of the file:
 * `const { db } = await testDb();`
 */
export async function testDb(): Promise<TestDb> {
  const { url, drop } = await cloneDatabase(inject('databaseServer'));
  const pool = createPool({ url, max: 6 });
  afterAll(async () => {
    await pool.end();
    await drop();
  });
  return { url, pool, db: createDb(pool) };
}
