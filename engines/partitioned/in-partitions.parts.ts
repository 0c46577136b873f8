import { expect, test } from 'vitest';
import { partitionable } from '../../server/app/partitions.ts';
import { testDb } from '../../tests/support/db.ts';

const { pool } = await testDb();

test('the tests of this run find the tables of messages and notices in sixteen partitions', async () => {
  for (const { table } of Object.values(partitionable).flat()) {
    const { rows } = await pool.query('select count(*)::int as n from pg_inherits where inhparent = to_regclass($1)', [
      table,
    ]);
    expect([table, rows[0].n]).toEqual([table, 16]);
  }
});
