import { expect, test } from 'vitest';
import { runScript } from '../tests/support/command.ts';
import { testForum } from '../tests/support/forum.ts';
import { register } from '../tests/support/people.ts';

const { api, pool } = await testForum();
const databaseUrl = (pool.options as { connectionString?: string }).connectionString ?? '';
const prove = () => runScript('prove-ledger.ts', { DATABASE_URL: databaseUrl });

test('says that every sum is right beside the running site, and ends with 1 and the place where one is wrong', async () => {
  const { uid } = await register(api);
  expect(await prove()).toEqual({ out: '2 transfers and 1 accounts: every sum is right', errors: '', code: 0 });
  await pool.query('update economy.accounts set balance = balance + 1 where uid = $1', [uid]);
  expect(await prove()).toEqual({
    out: '2 transfers and 1 accounts: 1 wrong',
    errors: `Wrong: a balance that is not the sum of its entries (${uid * 2})`,
    code: 1,
  });
});
