import pg from 'pg';
import { expect, test } from 'vitest';
import { testDb } from '../../../tests/support/db.ts';
import { missingTimeouts } from './timeouts.ts';

const { url, pool } = await testDb();

test('a connection of the site ends what takes too long; one that lacks a limit is found', async () => {
  expect(await missingTimeouts(pool)).toEqual([]);
  const plain = new pg.Pool({ connectionString: url, max: 1, options: '-c statement_timeout=1000' });
  try {
    expect(await missingTimeouts(plain)).toEqual(['idle_in_transaction_session_timeout']);
  } finally {
    await plain.end();
  }
});
