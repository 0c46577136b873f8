import { expect, test } from 'vitest';
import { testDb } from '../../tests/support/db.ts';
import { createPool } from './db/pool.ts';
import { addJob } from './jobs/add-job.ts';
import { collect } from './outbox/collect.ts';
import { registerReaders } from './outbox/readers.ts';
import { storeEvents } from './outbox/store.ts';
import { longestWait } from './waiting.ts';

const { db, pool } = await testDb();

test('events that nobody handles and jobs that nobody takes are seen by their age', async () => {
  expect([await longestWait(pool, 'outbox'), await longestWait(pool, 'jobs')]).toEqual([0, 0]);
  const anHourAgo = new Date(Date.now() - 3_600_000);
  await storeEvents(db, [{ name: 'test.happened', payload: {} }], [], anHourAgo);
  await addJob(db, 'nobody', {}, { runAt: anHourAgo });
  await addJob(db, 'nobody', {}, { runAt: new Date(Date.now() + 3_600_000) });
  for (const what of ['outbox', 'jobs'] as const) {
    const seconds = await longestWait(pool, what);
    expect(seconds, what).toBeGreaterThan(3590);
    expect(seconds, what).toBeLessThan(3900);
  }
});

test('an event that one reader has not read is seen by its age, unless no process has that reader any more', async () => {
  await registerReaders(db, ['quick', 'slow'], new Date());
  await collect(db, 'wait');
  await db.updateTable('platform.readers').set({ position: 1 }).where('name', '=', 'quick').execute();
  expect(await longestWait(pool, 'outbox')).toBeGreaterThan(3590);
  const twoHoursAgo = new Date(Date.now() - 7_200_000);
  await db.updateTable('platform.readers').set({ seen_at: twoHoursAgo }).where('name', '=', 'slow').execute();
  expect(await longestWait(pool, 'outbox')).toBe(0);
});

test('a database that is not there says nothing, and nobody waits for it', async () => {
  const away = createPool({ url: 'postgres://nobody@127.0.0.1:1/none' });
  expect(await longestWait(away, 'jobs')).toBeUndefined();
  await away.end();
});
