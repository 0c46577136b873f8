import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { testDb } from '../../../tests/support/db.ts';

const { db, pool } = await testDb();
const migration = readFileSync(
  new URL('../../migrations/20261129140000-platform-gifts-reader.sql', import.meta.url),
  'utf8',
);

test('gifts read the log on from the event at which threads stand', async () => {
  await db.deleteFrom('platform.readers').execute();
  await db
    .insertInto('platform.readers')
    .values({ name: 'threads', position: 41, seen_at: new Date(0) })
    .execute();
  await pool.query(migration);
  await pool.query(migration);
  const readers = await db.selectFrom('platform.readers').select(['name', 'position']).orderBy('name').execute();
  expect(readers).toEqual([
    { name: 'gifts', position: 41 },
    { name: 'threads', position: 41 },
  ]);
});
