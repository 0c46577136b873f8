import { expect, test } from 'vitest';
import { testForum } from '../../../tests/support/forum.ts';

const { api, pool, member, post } = await testForum();

test('a row for which many writes wait leaves connections to those who read', async () => {
  const author = await member();
  const { tid } = await post(author);
  const readers = await Promise.all(Array.from({ length: pool.options.max * 2 }, () => member()));
  const holder = await pool.connect();
  await holder.query('begin; lock table threads.favorites in access exclusive mode');
  const sent = readers.map((reader) => api.call('threads.favorite', { id: tid, favorite: 1 }, reader));
  // As many as may hold a connection wait for the lock.
  const waiting = `select count(*)::int as n from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`;
  await expect.poll(async () => (await pool.query(waiting)).rows[0].n).toBeGreaterThan(1);
  expect((await api.call('members.check-username', { username: 'nobody77' })).http).toBe(200);
  expect((await pool.query(waiting)).rows[0].n).toBeLessThanOrEqual(Math.floor(pool.options.max / 3));
  await holder.query('rollback');
  holder.release();
  for (const { http, ok } of await Promise.all(sent)) expect([http, ok]).toEqual([200, true]);
});
