import { expect, test } from 'vitest';
import { testApp } from '../tests/support/app.ts';
import { newReply, newThread } from '../tests/support/content.ts';
import { testDb } from '../tests/support/db.ts';
import { readerLags } from './platform/outbox/lag.ts';

const database = await testDb();
const { db } = database;

/** What nobody has numbered yet, and what some reader hasn't read. */
async function waiting() {
  const [rows, lags] = [await db.selectFrom('platform.outbox').select('id').execute(), await readerLags(db)];
  return { outbox: rows.length, behind: Math.max(...lags.map(({ behind }) => behind)) };
}

test('web announces and leaves the event log to a process of jobs, which handles what was announced before it came', async () => {
  const { api } = await testApp({ env: { ROLE: 'web' }, database });
  const { tid } = await newThread(api);
  await newReply(api, { tid, message: 'Announced where nobody works the log.' });
  expect(await db.selectFrom('platform.leases').selectAll().execute()).toEqual([]);
  expect((await waiting()).outbox).toBeGreaterThan(0);
  // What it announces waits for readers of its own release.
  expect((await readerLags(db)).map(({ name }) => name)).toContain('notices');

  await testApp({ env: { ROLE: 'jobs' }, database });
  await expect.poll(waiting).toEqual({ outbox: 0, behind: 0 });
  const read = await db.selectFrom('platform.readers').select('position').where('name', '=', 'notices').execute();
  expect(read[0]?.position).toBeGreaterThan(1);
  // From now on web says so when something lies there.
  await newReply(api, { tid, message: 'Announced where somebody works it.' });
  await expect.poll(waiting).toEqual({ outbox: 0, behind: 0 });
});
