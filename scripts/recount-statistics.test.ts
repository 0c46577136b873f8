import { expect, test } from 'vitest';
import { dayAfter } from '../server/domains/statistics/index.ts';
import { writeLivelyDays } from '../server/domains/statistics/testing/lively-days.ts';
import { utcDay } from '../server/platform/days.ts';
import { runScript } from '../tests/support/command.ts';
import { testForum } from '../tests/support/forum.ts';

const { clock, db, member, pool } = await testForum();
const { connectionString = '' } = pool.options as { connectionString?: string };
const recount = (...argv: string[]) => runScript('recount-statistics.ts', { DATABASE_URL: connectionString }, ...argv);

test('a day is counted anew on the server, from what the site stores; one that isn’t over is refused', async () => {
  const { uid } = await member({ days: 60 });
  await writeLivelyDays(db, { until: clock.now(), days: 4, writers: [uid] });
  const day = dayAfter(utcDay(clock.now()), -2);
  const threads = () =>
    db
      .selectFrom('statistics.figures')
      .select('value')
      .where('figure', '=', 'threads.threads')
      .where('day', '=', day)
      .where('country_fid', '=', 0)
      .where('language', '=', '')
      .execute();
  expect(await threads()).toEqual([]);
  const counted = await recount('--day', day);
  expect([counted.code, counted.errors]).toEqual([0, '']);
  expect(counted.out).toMatch(new RegExp(`^${day}: \\d+ figures$`));
  const [row] = await threads();
  expect(row?.value).toBeGreaterThan(10);
  await db.updateTable('statistics.figures').set({ value: 1 }).execute();
  expect((await recount('--day', dayAfter(day, -1), '--to', day)).out.split('\n')).toHaveLength(2);
  expect(await threads()).toEqual([row]);
  expect((await recount('--day', utcDay(clock.now()))).code).toBe(1);
  for (const wrong of [[], ['--day', 'yesterday'], ['--day', day, '--to', dayAfter(day, -1)]])
    expect((await recount(...wrong)).code).toBe(2);
});
