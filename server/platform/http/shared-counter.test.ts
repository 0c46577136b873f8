import { sql } from 'kysely';
import { afterEach, expect, test, vi } from 'vitest';
import { testDb } from '../../../tests/support/db.ts';
import { createDb } from '../db/pool.ts';
import { countShared, flushLimits, sharedLimits } from './limits.ts';
import { createSharedCounter, flushMilliseconds } from './shared-counter.ts';

const { db, pool } = await testDb();
const minute = { start: 1_800_000_000, seconds: 60 };
afterEach(() => {
  vi.useRealTimers();
});

async function stored(name: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count from platform.limits where bucket = ${name}`.execute(db);
  return rows[0]?.count ?? 0;
}

test('what several processes count is added up, and each learns the sum with its next batch', async () => {
  const [one, other] = [createSharedCounter(db), createSharedCounter(createDb(pool))];
  for (let i = 0; i < 5; i += 1) one.count('sum', minute);
  for (let i = 0; i < 3; i += 1) other.count('sum', minute);
  expect(other.count('sum', minute)).toBe(4);
  await one.flush();
  await other.flush();
  expect(other.count('sum', minute)).toBe(10);
  expect(await stored('sum')).toBe(9);
  await Promise.all([one.flush(), other.flush()]);
  expect(one.count('sum', minute)).toBe(6);
  await one.flush();
  expect(one.count('sum', minute)).toBe(12);
});

test('what is counted while a batch is on its way is flushed once, with the next', async () => {
  const counter = createSharedCounter(db);
  counter.count('meanwhile', minute);
  const flushing = counter.flush();
  await Promise.resolve();
  expect(counter.count('meanwhile', minute)).toBe(2);
  await flushing;
  expect(counter.count('meanwhile', minute)).toBe(3);
  await counter.flush();
  expect(await stored('meanwhile')).toBe(3);
});

test('a batch is flushed by itself after a moment, without a call', async () => {
  const flushed: string[] = [];
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const counter = createSharedCounter(
    db.withPlugin({
      transformQuery: ({ node }) => node,
      transformResult: async ({ result }) => {
        flushed.push('flushed');
        return result;
      },
    }),
  );
  counter.count('by-itself', minute);
  vi.advanceTimersByTime(flushMilliseconds - 1);
  expect(await stored('by-itself')).toBe(0);
  vi.advanceTimersByTime(1);
  vi.useRealTimers();
  await expect.poll(() => flushed.length).toBe(1);
  expect(await stored('by-itself')).toBe(1);
});

test('counts that can’t be flushed stay, and none is lost when the database is back', async () => {
  const away = { is: true };
  const counter = createSharedCounter(
    db.withPlugin({
      transformQuery: ({ node }) => {
        if (away.is) throw new Error('away');
        return node;
      },
      transformResult: async ({ result }) => result,
    }),
  );
  for (let i = 0; i < 4; i += 1) counter.count('away', minute);
  await counter.flush();
  expect(counter.count('away', minute)).toBe(5);
  away.is = false;
  await counter.flush();
  expect(await stored('away')).toBe(5);
  expect(counter.count('away', minute)).toBe(6);
});

test('windows that have ended are forgotten, and so are the oldest of too many', async () => {
  const counter = createSharedCounter(db);
  for (let i = 0; i < 1000; i += 1) counter.count(`old ${i}`, minute);
  counter.count('new', { start: minute.start + 60, seconds: 60 });
  expect(counter.size()).toBe(1);
  for (let round = 0; round < 6; round += 1) {
    for (let i = 0; i < 10_000; i += 1) counter.count(`many ${round} ${i}`, { start: minute.start + 60, seconds: 60 });
    await counter.flush();
  }
  expect(counter.size()).toBeLessThanOrEqual(50_000);
  expect(counter.count('many 5 9999', { start: minute.start + 60, seconds: 60 })).toBe(2);
});

test('a member is refused everywhere as soon as every process has flushed its counts', async () => {
  const [one, other] = [db, createDb(pool)];
  const now = new Date('2026-11-20T10:00:30Z');
  const who = { uid: 77, ip: '198.51.100.77' };
  const { perAccount } = sharedLimits.write;
  for (let i = 0; i < perAccount; i += 1) await countShared(one, 'write', who, now);
  // Not flushed yet: this much more is what a moment lets through.
  await countShared(other, 'write', who, now);
  await flushLimits(one);
  await flushLimits(other);
  await expect(countShared(other, 'write', who, now)).rejects.toMatchObject({ refusal: 'wire.too_many' });
});

test.each(['login', 'code', 'question'] as const)('%s is counted exactly, whichever process is asked', async (kind) => {
  const [one, other] = [db, createDb(pool)];
  const now = new Date('2026-11-20T10:00:30Z');
  const who = { uid: 78, ip: '198.51.100.78' };
  for (let i = 0; i < sharedLimits[kind].perAccount; i += 1)
    await countShared(i % 2 === 0 ? one : other, kind, who, now);
  await expect(countShared(one, kind, who, now)).rejects.toMatchObject({ refusal: 'wire.too_many' });
});
