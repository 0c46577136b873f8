import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { testDb } from '../../../tests/support/db.ts';
import { testPlatform } from '../../../tests/support/platform.ts';
import type { Db } from '../../platform/context.ts';
import { createQueue } from '../../platform/db/together.ts';
import { giveToday, insertReward } from './sql/rewards.ts';

const { db } = await testDb();
const { platform } = testPlatform(db);
const now = new Date('2026-11-26T10:00:00Z');
const reward = (tid: number) => ({ tid, uid: 7, pid: tid, authorid: 8, xgold: 10, now });
const giving = (uid: number) => ({ uid, today: '2026-11-26', xgold: 10, figures: { amounts: [10], perDay: 10 } });

const someoneWaits = async (): Promise<boolean> => {
  const { rows } =
    await sql`select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`.execute(
      db,
    );
  return rows.length > 0;
};

/** The same work in a transaction of each of two processes: the second begins before the first has ended. */
async function inTwoProcesses<T>(work: (tx: Db) => Promise<T>): Promise<[T, T]> {
  const done = Promise.withResolvers<void>();
  const ended = Promise.withResolvers<void>();
  let first: T | undefined;
  const one = db.transaction().execute(async (tx) => {
    first = await work(tx);
    done.resolve();
    await ended.promise;
  });
  await Promise.race([done.promise, one]);
  let isOver = false;
  const two = db.transaction().execute(work);
  void two.finally(() => {
    isOver = true;
  });
  await expect.poll(async () => isOver || (await someoneWaits())).toBe(true);
  ended.resolve();
  await one;
  return [first!, await two];
}

test('of two processes one writes a reward', async () => {
  expect(await inTwoProcesses((tx) => insertReward(tx, reward(1)))).toEqual([true, false]);
});

test('of two taps in one transaction the first is written', async () => {
  const queue = createQueue(db, platform.log);
  const gate = Promise.withResolvers<void>();
  const busy = queue.run(() => gate.promise);
  const taps = Promise.all([1, 2].map(() => queue.run((tx) => insertReward(tx, reward(2)))));
  gate.resolve();
  await busy;
  expect((await taps).toSorted()).toEqual([false, true]);
});

test('R-PST-014 what is given today counts for another process that asks meanwhile', async () => {
  // Who never gave has no row yet; who gave before has one.
  await db.transaction().execute((tx) => giveToday(tx, { ...giving(9), today: '2026-11-25' }));
  const [first, second] = await inTwoProcesses((tx) => giveToday(tx, giving(9)));
  expect(first).toBeUndefined();
  expect(second).toEqual({ why: 'threads.reward_daily', left: 0 });
});
