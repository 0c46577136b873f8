import { expect, test } from 'vitest';
import { testDb } from '../../../tests/support/db.ts';
import { changed, liveChannel, readChange } from './changed.ts';

const { db, pool } = await testDb();

test('a change reaches every member it is for, in as many messages as they need, each once', async () => {
  const listener = await pool.connect();
  const notified: number[] = [];
  listener.on('notification', ({ payload = '' }) => notified.push(...(readChange(payload)?.uids ?? [])));
  await listener.query(`listen "${liveChannel}"`);
  const uids = Array.from({ length: 1001 }, (_, i) => 9_000_000_000_000 + i);
  await changed(db, 'notices.unread', [...uids, ...uids]);
  await expect.poll(() => notified.length).toBe(uids.length);
  expect(notified.toSorted((a, b) => a - b)).toEqual(uids);
  await listener.query('unlisten *');
  listener.release();
});
