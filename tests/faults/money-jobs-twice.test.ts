import { expect, test } from 'vitest';
import { hold } from '../../server/domains/economy/index.ts';
import { writeInJob } from '../../server/platform/jobs/write-in-job.ts';
import { gift } from '../support/money.ts';
import { testStore } from '../support/store.ts';

const { api, app, buyer, clock, db, faults, goods, operator, pool, pay, xcoin } = await testStore();

/** Jobs of the ledger and of the store; what is given back over the end of a year is cleared after it. */
const jobs = Object.keys(app.tasks)
  .filter((name) => /^(economy|store)\./.test(name))
  .sort((a, b) => Number(b.includes('holds')) - Number(a.includes('holds')));
const run = (name: string) => app.tasks[name]!({}, {} as never);

/** Every row that money and goods are in. */
async function rows(): Promise<unknown> {
  const tables = ['economy.accounts', 'economy.entries', 'economy.transfers', 'economy.keys', 'economy.holds'];
  const all = [...tables, 'economy.debts', 'economy.clearing_steps', 'store.goods', 'store.codes', 'store.orders'];
  const found: Record<string, unknown> = {};
  for (const table of all) found[table] = (await pool.query(`select t::text from ${table} t order by 1`)).rows;
  return found;
}

test('each job about money that runs twice at once, and once more, leaves what one run leaves', async () => {
  clock.stopInTest();
  const [ada, bola] = [await buyer(30), await buyer(30)];
  const cup = await goods(3);
  const airtime = await goods(0, { goods_type: 2 });
  await api.must(
    'store.issue-codes',
    { goods_id: airtime, count: 4, expires: Math.floor(clock.now().getTime() / 1000) + 7 * 86_400 },
    operator,
  );
  expect((await pay(ada, cup)).ok).toBe(true);
  await writeInJob(db, clock.now(), (ctx) =>
    hold(ctx, {
      ...{ key: crypto.randomUUID(), uid: bola.uid, currency: 'xcoin', amount: 12, reason: gift },
      expiresAt: new Date(clock.now().getTime() + 60_000),
    }),
  );
  // What an older version wrote has no place yet.
  await pool.query('update economy.entries set place = null, held = null, kind = null where account = $1', [
    ada.uid * 2 + 1,
  ]);
  // Past the end of the year in Nigeria, for as many days as a clearing may be late.
  clock.jumpInTest((Date.parse(`${clock.now().getUTCFullYear() + 1}-01-01T00:20:00Z`) - clock.now().getTime()) / 1000);

  for (const name of jobs) await Promise.all([run(name), run(name)]);
  expect([await xcoin(ada), await xcoin(bola)]).toEqual([0, 0]);
  expect(await faults()).toEqual([]);
  const { rows: ends } = await pool.query('select status from economy.holds');
  expect(ends).toEqual([{ status: 'expired' }]);
  const { rows: left } = await pool.query('select stock from store.goods where goods_id = $1', [airtime]);
  expect(left).toEqual([{ stock: 0 }]);

  const once = await rows();
  for (const name of jobs) await run(name);
  expect(await rows()).toEqual(once);
  expect(jobs.length).toBeGreaterThan(5);
});
