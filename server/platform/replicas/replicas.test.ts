import { createServer } from 'node:net';
import { expect, onTestFinished, test, vi } from 'vitest';
import { testDb } from '../../../tests/support/db.ts';
import { testForum } from '../../../tests/support/forum.ts';
import { positionOf } from './position.ts';
import { createReplicas, openReplicas } from './replicas.ts';

const { url, pool, db } = await testDb();
const log = { info: () => undefined, warn: () => undefined, error: () => undefined };

async function watching(...urls: string[]) {
  const replicas = createReplicas({ urls, primary: { pool, db }, max: 2, log });
  await replicas.start();
  onTestFinished(() => replicas.stop());
  return replicas;
}

test('without the setting there are none', async () => {
  expect(await openReplicas({ urls: [], pool, log })).toBeUndefined();
});

test('an address of a database that is no replica serves no reads, and neither does one where nobody answers', async () => {
  const silent = createServer().listen(0, '127.0.0.1');
  onTestFinished(() => void silent.close());
  await new Promise((listens) => silent.once('listening', listens));
  const { port } = silent.address() as { port: number };
  const replicas = await watching(url, `postgres://somebody:secret@127.0.0.1:${port}/x`);
  expect(Object.values(replicas.standings())).toEqual(['promoted', 'lost']);
  expect(Object.keys(replicas.standings()).join(' ')).not.toContain('secret');
  expect(await replicas.choose(0)).toBe(db);
  expect(await replicas.choose(undefined)).toBe(db);
});

test('the place in the log is after what was committed before it was asked, and one question serves many', async () => {
  const position = positionOf(pool);
  const before = await position();
  await pool.query('create table public.written as select generate_series(1, 100) as n');
  const asked = vi.spyOn(pool, 'query');
  onTestFinished(() => asked.mockRestore());
  const all = await Promise.all(Array.from({ length: 20 }, position));
  expect(Math.min(...all)).toBeGreaterThan(before);
  expect(asked).toHaveBeenCalledTimes(2);
});

test('the answer of a write says how far it was written, where there are replicas, and that of a read doesn’t', async () => {
  const ended = (stop: () => Promise<void>) => onTestFinished(stop);
  const forum = await testForum({ env: { DATABASE_REPLICA_URLS: url }, database: { url, pool, db }, ended });
  const plain = await testForum({ database: { url, pool, db }, ended });
  const { token } = await forum.member();
  const paid = await forum.api.must('economy.check-in', {}, { token });
  expect(Number(paid.headers.get('x-written'))).toBeGreaterThan(0);
  expect(paid.headers.get('set-cookie')).toMatch(/^bb_written=\d+; Path=\/; Max-Age=60; HttpOnly; SameSite=Lax$/);
  const read = await forum.api.must('economy.statement', { currency: 'xgold' }, { token });
  expect([read.headers.get('x-written'), read.data.list.length]).toEqual([null, 1]);
  const other = await plain.member();
  const unsaid = await plain.api.must('economy.check-in', {}, { token: other.token });
  expect(unsaid.headers.get('x-written')).toBeNull();
});
