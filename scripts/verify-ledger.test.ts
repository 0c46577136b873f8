import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { closeNight } from '../server/domains/economy/index.ts';
import { runScript } from '../tests/support/command.ts';
import { testForum } from '../tests/support/forum.ts';
import { register } from '../tests/support/people.ts';

const { api, clock, db, pool } = await testForum();
const databaseUrl = (pool.options as { connectionString?: string }).connectionString ?? '';
const verify = (...argv: string[]) => runScript('verify-ledger.ts', { DATABASE_URL: databaseUrl }, ...argv);
/** On a machine that has neither the site's database nor its settings. */
const elsewhere = (...argv: string[]) => runScript('verify-ledger.ts', {}, ...argv);
const dir = await mkdtemp(join(tmpdir(), 'baobab-verify-'));
afterAll(() => rm(dir, { recursive: true, force: true }));
const heads = `${api.url}/v5/ledger/heads`;

test('says that all nights are as they were sealed, a member’s file too, and ends with 1 and the first difference', async () => {
  const { uid, token } = await register(api);
  const night = (await closeNight(db, clock.now))!;
  expect(await verify()).toEqual({
    ...{ out: `1 nights over 2 transfers are as they were sealed, up to head ${night.head}`, errors: '', code: 0 },
  });

  const file = join(dir, 'statement.json');
  await writeFile(file, (await api.must('economy.statement-file', {}, { token })).bytes);
  expect(await elsewhere('--statement', file, '--heads', heads)).toEqual({
    out: `Member ${uid}: 2 entries, 2 of them in a night, each as it was sealed\nNewest night 1: ${night.head}\n1 nights have the head that was published`,
    ...{ errors: '', code: 0 },
  });
  const record = join(dir, 'night.json');
  await writeFile(record, (await api.must('economy.ledger-night', { number: 1 })).bytes);
  expect((await elsewhere('--statement', file, '--heads', record)).code).toBe(0);
  expect((await elsewhere('--statement', file)).out).toContain('Compare it with the page /ledger');

  const text = await readFile(file, 'utf8');
  await writeFile(file, text.replace(/"reference":"[^"]*"/, '"reference":"other"'));
  expect(await elsewhere('--statement', file)).toMatchObject({
    ...{ out: '', code: 1 },
    errors: expect.stringMatching(/^Different: line \d+, entry 1: it does not stand in night 1$/),
  });

  await pool.query('delete from economy.transfers where id = $1', [night.upto]);
  expect(await verify('--heads', heads)).toMatchObject({
    code: 1,
    errors: `Different: night 1, a transfer that was removed (${night.upto})`,
  });
});

test('what can’t be read is said in one line', async () => {
  const missing = join(dir, 'missing.json');
  const refused = await elsewhere('--statement', missing);
  expect([refused.code, refused.errors.split('\n')]).toEqual([
    1,
    [expect.stringContaining(`${missing} can't be read`)],
  ]);
  const odd = await elsewhere('--heads', join(import.meta.dirname, '../package.json'), '--statement', missing);
  expect([odd.code, odd.errors]).toEqual([1, expect.stringContaining('holds no heads of nights')]);
  expect((await elsewhere('--odd')).code).toBe(1);
});
