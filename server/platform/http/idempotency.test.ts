import { expect, test } from 'vitest';
import { testDb } from '../../../tests/support/db.ts';
import { testPlatform } from '../../../tests/support/platform.ts';
import { Refusal } from '../refusal.ts';
import { once } from './idempotency.ts';
import { writeOnce } from './write.ts';

const { db } = await testDb();
const { platform, ctx } = testPlatform(db);

const make = (key: string, input: unknown, act: () => Promise<unknown>) =>
  writeOnce(platform, ctx(), (inner) => once(inner, key, 'threads.create', input, act));

test('the same key and input gives the first answer again', async () => {
  let made = 0;
  const act = async () => ({ tid: ++made });
  expect(await make('key-first-1', { a: 1 }, act)).toEqual({ tid: 1 });
  expect(await make('key-first-1', { a: 1 }, act)).toEqual({ tid: 1 });
  expect(await make('key-other-1', { a: 1 }, act)).toEqual({ tid: 2 });
  expect(made).toBe(2);
});

test('two at once with one key make one thing', async () => {
  let made = 0;
  const act = async () => ({ tid: ++made });
  const answers = await Promise.all(Array.from({ length: 6 }, () => make('key-at-once', {}, act)));
  expect(made).toBe(1);
  for (const answer of answers) expect(answer).toEqual({ tid: 1 });
});

test('the same key with another input is a conflict', async () => {
  await make('key-conflict', { a: 1 }, async () => ({}));
  const again = make('key-conflict', { a: 2 }, async () => ({}));
  await expect(again).rejects.toMatchObject({ refusal: 'wire.idempotency_conflict' });
});

test('a refused action leaves its key free', async () => {
  const refused = make('key-refused-1', {}, async () => {
    throw new Refusal('threads.closed');
  });
  await expect(refused).rejects.toMatchObject({ refusal: 'threads.closed' });
  expect(await make('key-refused-1', {}, async () => ({ tid: 9 }))).toEqual({ tid: 9 });
});

test('neither the input nor the answer can be read from what is kept', async () => {
  await make('key-secret-1', { password: 'open-sesame' }, async () => ({ auth_token: 'very-secret-token' }));
  const rows = await db.selectFrom('platform.idempotency').selectAll().execute();
  for (const secret of ['key-secret-1', 'open-sesame', 'very-secret-token'])
    expect(JSON.stringify(rows)).not.toContain(secret);
});
