import { beforeEach, expect, test } from 'vitest';
import { testDb } from '../../../tests/support/db.ts';
import { giveMoney } from '../../../tests/support/wealth.ts';
import { writeInJob } from '../../platform/jobs/write-in-job.ts';
import { Refusal } from '../../platform/refusal.ts';
import { balancesOf, hold, postHold, reverse, transfer } from './index.ts';
import { clearXcoin } from './jobs/clear-xcoin.ts';
import { proveLedger } from './jobs/prove-ledger.ts';
import { voidExpiredHolds } from './jobs/void-expired-holds.ts';
import { exchanging } from './money.ts';
import { accountOf } from './rules/ledger.ts';

const { db, pool } = await testDb();

let now = new Date();
let zones = new Map<number, string>();
const run = (at: string) => {
  now = new Date(at);
  return clearXcoin({ db, clock: () => now, zonesOf: async () => zones });
};
let uids = 1000;
const holder = async (xcoin: number, { at = '2026-11-01T10:00:00Z', zone = 'UTC' } = {}) => {
  uids += 1;
  zones.set(uids, zone);
  await giveMoney(db, new Date(at), uids, xcoin, 'xcoin');
  return uids;
};
const spend = (from: number, amount: number, at: string) =>
  writeInJob(db, new Date(at), (ctx) =>
    transfer(ctx, {
      ...{ key: crypto.randomUUID(), kind: 'spent', reason: exchanging },
      movements: [{ from, to: 'store', currency: 'xcoin', amount }],
    }),
  );
const has = async (uid: number) => (await balancesOf({ db, reads: () => undefined }, [uid]))(uid).xcoin;
const sound = async () => expect((await proveLedger(db)).faults).toEqual([]);

/** Of what was announced: who was warned, of how much, how many days before. */
async function warnings(): Promise<[number, number, number][]> {
  const { rows } = await pool.query<{ events: { name: string; payload: Record<string, number> }[] }>(
    'select events from platform.outbox order by id',
  );
  return rows
    .flatMap(({ events }) => events)
    .filter(({ name }) => name === 'economy.xcoin-expiring')
    .map(({ payload: { uid, amount, days } }) => [uid!, amount!, days!]);
}

beforeEach(async () => {
  zones = new Map();
  await pool.query('delete from economy.clearing_steps');
  await pool.query('delete from platform.outbox');
});

test('R-WAL-003 XCoin left at the end of 31 December is cleared, once, however often the job runs', async () => {
  const [ada, bola] = [await holder(7), await holder(3)];
  await giveMoney(db, new Date('2026-11-01T10:00:00Z'), ada, 50);
  await run('2026-12-31T23:59:00Z');
  expect([await has(ada), await has(bola)]).toEqual([7, 3]);
  await Promise.all([run('2027-01-01T00:01:00Z'), run('2027-01-01T00:01:00Z')]);
  expect([await has(ada), await has(bola)]).toEqual([0, 0]);
  await giveMoney(db, new Date('2027-01-01T00:30:00Z'), ada, 2, 'xcoin');
  await run('2027-01-01T01:01:00Z');
  // Also where a step is begun anew, the key of the year is the member's.
  await pool.query('delete from economy.clearing_steps');
  await run('2027-01-01T02:01:00Z');
  expect(await has(ada)).toBe(2);
  const moved = `select sum(amount)::int as sum from economy.entries e join economy.transfers t on t.id = e.transfer
    where t.reason = 'xcoin_cleared' and e.account = any($1)`;
  const accounts = [ada, bola].map((uid) => accountOf(uid, 'xcoin'));
  expect((await pool.query(moved, [accounts])).rows).toEqual([{ sum: -10 }]);
  await sound();
});

test('R-WAL-003 the end of the year is that of the member’s own country', async () => {
  const [delhi, lagos] = [await holder(4, { zone: 'Asia/Kolkata' }), await holder(5, { zone: 'Africa/Lagos' })];
  await run('2026-12-31T18:31:00Z');
  expect([await has(delhi), await has(lagos)]).toEqual([0, 5]);
  await run('2026-12-31T23:01:00Z');
  expect(await has(lagos)).toBe(0);
});

test('R-WAL-003 what comes in the new year stays, and what is spent in it came from the old', async () => {
  const [ada, bola] = [await holder(10), await holder(4)];
  await giveMoney(db, new Date('2027-01-02T08:00:00Z'), ada, 6, 'xcoin');
  await spend(ada, 7, '2027-01-02T09:00:00Z');
  await spend(bola, 4, '2027-01-02T09:00:00Z');
  await giveMoney(db, new Date('2027-01-02T10:00:00Z'), bola, 1, 'xcoin');
  // No job ran on the first days of the year.
  await run('2027-01-03T00:01:00Z');
  expect([await has(ada), await has(bola)]).toEqual([6, 1]);
  await sound();
});

test('R-WAL-003 what was undone in the new year counts as never done', async () => {
  const [ada, bola] = [await holder(10), await holder(5)];
  const undo = (transfer: number) =>
    writeInJob(db, new Date('2027-01-01T00:00:40Z'), (ctx) => reverse(ctx, { transfer, reason: exchanging }));
  await undo((await spend(ada, 4, '2027-01-01T00:00:20Z')).transfer);
  const given = await giveMoney(db, new Date('2027-01-01T00:00:20Z'), bola, 3, 'xcoin');
  await undo(given.transfer);
  expect([await has(ada), await has(bola)]).toEqual([10, 5]);
  await run('2027-01-01T00:01:00Z');
  expect([await has(ada), await has(bola)]).toEqual([0, 0]);
  await sound();
});

test('R-WAL-003 what is set aside over the end of the year is spent, or cleared once it is given back', async () => {
  const [ada, bola, chidi] = [await holder(10), await holder(10), await holder(3)];
  const aside = (uid: number) =>
    writeInJob(db, new Date('2026-12-31T23:55:00Z'), (ctx) =>
      hold(ctx, {
        ...{ key: crypto.randomUUID(), uid, currency: 'xcoin', amount: 6, reason: exchanging },
        expiresAt: new Date('2027-01-01T00:10:00Z'),
      }),
    );
  await aside(ada);
  const { transfer: bought } = await aside(bola);
  await run('2027-01-01T00:01:00Z');
  expect(await has(chidi)).toBe(0);
  await writeInJob(db, new Date('2027-01-01T00:02:00Z'), (ctx) =>
    postHold(ctx, bought, { to: 'store', kind: 'spent', reason: exchanging }),
  );
  await voidExpiredHolds(db, new Date('2027-01-01T00:10:00Z'));
  await giveMoney(db, new Date('2027-01-01T00:12:00Z'), ada, 1, 'xcoin');
  expect(await has(ada)).toBe(11);
  await run('2027-01-01T00:16:00Z');
  expect([await has(ada), await has(bola), await has(chidi)]).toEqual([1, 0, 0]);
  const steps = await pool.query(`select distinct done from economy.clearing_steps where days = 0`);
  expect(steps.rows).toEqual([{ done: true }]);
  await sound();
});

test('an order that is paid while the clearing runs has its money, or finds none: never both', async () => {
  const members = await Promise.all(Array.from({ length: 12 }, () => holder(5)));
  const paid = (uid: number) =>
    spend(uid, 5, '2027-01-01T00:01:00Z').then(
      () => true,
      (error: unknown) => {
        if (error instanceof Refusal && error.refusal === 'economy.insufficient_xcoin') return false;
        throw error;
      },
    );
  const [, ...outcomes] = await Promise.all([run('2027-01-01T00:01:00Z'), ...members.map(paid)]);
  expect(outcomes).toHaveLength(12);
  expect(await Promise.all(members.map(has))).toEqual(members.map(() => 0));
  await sound();
});

test('R-WAL-003 whoever has XCoin is warned 30 days, 7 days and a day before, once each', async () => {
  const [ada, bola] = [await holder(7), await holder(2)];
  await spend(bola, 2, '2026-11-02T10:00:00Z');
  for (const at of ['2026-12-01T23:00:00Z', '2026-12-02T00:01:00Z', '2026-12-02T00:16:00Z', '2026-12-20T00:01:00Z'])
    await run(at);
  await run('2026-12-25T00:01:00Z');
  await spend(ada, 3, '2026-12-26T00:00:00Z');
  await run('2026-12-31T00:01:00Z');
  await run('2026-12-31T12:01:00Z');
  const own = (await warnings()).filter(([uid]) => uid === ada || uid === bola);
  expect(own).toEqual([
    [ada, 7, 30],
    [ada, 7, 7],
    [ada, 4, 1],
  ]);
});

test('a clearing that was missed for more than a month is not made up for', async () => {
  const ada = await holder(9);
  await run('2027-01-31T00:01:00Z');
  expect(await has(ada)).toBe(9);
});
