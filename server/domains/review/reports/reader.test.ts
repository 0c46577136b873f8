import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { testDb } from '../../../../tests/support/db.ts';

const { db, pool } = await testDb();
const migration = readFileSync(
  new URL('../../../migrations/20261129130000-platform-reports-reader.sql', import.meta.url),
  'utf8',
);

test('review reads the log on from the event at which reports stood', async () => {
  await db.deleteFrom('platform.readers').execute();
  const others = { name: 'threads', position: 47, attempts: 0, seen_at: new Date(0) };
  await db
    .insertInto('platform.readers')
    .values([{ name: 'reports', position: 41, attempts: 3, seen_at: new Date(0) }, others])
    .execute();
  await pool.query(migration);
  const readers = await db.selectFrom('platform.readers').select(['name', 'position', 'attempts']).orderBy('name');
  expect(await readers.execute()).toEqual([
    { name: 'review', position: 41, attempts: 3 },
    { name: 'threads', position: 47, attempts: 0 },
  ]);
});
