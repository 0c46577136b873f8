import { expect, test } from 'vitest';
import { testApp } from '../../../tests/support/app.ts';
import { register } from '../../../tests/support/people.ts';
import { saveSetting } from '../../../tests/support/settings.ts';
import { proveLedger } from './jobs/prove-ledger.ts';
import { checkInLadder } from './settings.ts';

const { api, app, clock, db, pool } = await testApp();
const day = 86_400;

const member = async (nationality = 'NG') => (await register(api, { nationality })).token;
const stands = async (token: string) => (await api.must('economy.check-ins', {}, { token })).data;
const checkIn = async (token: string) => (await api.must('economy.check-in', {}, { token })).data;
const xgold = async (token: string) => (await api.must('profiles.user-count', {}, { token })).data.xglodCount ?? 0;
/** Stands still at a moment of today, so that no midnight comes between two lines of a test. */
const noon = () => {
  clock.stopInTest();
  const seconds = Math.floor(clock.now().getTime() / 1000) % day;
  clock.aheadInTest((12 * 3600 - seconds + day) % day);
};

test('a new member has not checked in, and sees what each day earns', async () => {
  noon();
  expect(await stands(await member())).toEqual({
    day_gold: [10, 10, 15, 15, 20, 20, 50],
    ...{ total: 0, continue_days: 0, sign: [0, 0, 0, 0, 0, 0, 0], is_sign: 0 },
    ...{ today_total: 0, month_gold: 0, month_days: [], day: clock.now().toISOString().slice(0, 10) },
  });
});

test('each day of a streak earns its amount, the eighth begins anew, and a missed day starts at the first', async () => {
  noon();
  const token = await member();
  const before = await xgold(token);
  const earned: number[] = [];
  for (let n = 0; n < 8; n += 1) {
    earned.push((await checkIn(token)).today_total);
    clock.aheadInTest(day);
  }
  expect(earned).toEqual([10, 10, 15, 15, 20, 20, 50, 10]);
  expect(await stands(token)).toMatchObject({ total: 8, continue_days: 8, is_sign: 0, sign: [1, 0, 0, 0, 0, 0, 0] });
  clock.aheadInTest(day);
  expect(await stands(token)).toMatchObject({ total: 8, continue_days: 0, is_sign: 0, sign: [0, 0, 0, 0, 0, 0, 0] });
  expect(await checkIn(token)).toMatchObject({ total: 9, continue_days: 1, is_sign: 1, today_total: 10 });
  expect((await xgold(token)) - before).toBe(160);
});

test('however many clicks and devices, and by either family of calls, it is done once a day', async () => {
  noon();
  const token = await member();
  const before = await xgold(token);
  const answers = await Promise.all(
    Array.from({ length: 10 }, (_, n) =>
      n % 2 === 0 ? api.call('economy.check-in', {}, { token }) : api.call('economy.record-check-in', {}, { token }),
    ),
  );
  expect(answers.map(({ error }) => error)).toEqual(answers.map(() => undefined));
  expect(await checkIn(token)).toMatchObject({ total: 1, continue_days: 1, is_sign: 1 });
  expect((await xgold(token)) - before).toBe(10);
  expect((await api.must('economy.record-check-in', {}, { token })).data).toEqual({
    Variables: { Message: { is_sign: 1 } },
  });
  expect((await proveLedger(db)).faults).toEqual([]);
});

test('a day is the member’s own: it begins at midnight of their country', async () => {
  clock.stopInTest();
  // 20:00 in UTC is 21:00 in Lagos, and 1:30 of the next day in India.
  const seconds = Math.floor(clock.now().getTime() / 1000) % day;
  clock.aheadInTest((20 * 3600 - seconds + day) % day);
  const [lagos, delhi] = [await member('NG'), await member('IN')];
  const utc = clock.now().toISOString().slice(0, 10);
  expect((await checkIn(lagos)).day).toBe(utc);
  expect((await checkIn(delhi)).day > utc).toBe(true);
  clock.aheadInTest(4 * 3600);
  expect(await stands(lagos)).toMatchObject({ is_sign: 0, continue_days: 1 });
  expect(await stands(delhi)).toMatchObject({ is_sign: 1, continue_days: 1 });
});

/** Moves the days on which somebody has checked in. */
const moveDays = (uid: number, days: number) =>
  pool.query('update economy.check_ins set day = day + $2::int where uid = $1', [uid, days]);

test('who moves west, or whose server’s clock goes back, does not check in for a day that is over', async () => {
  noon();
  const { uid, token } = await register(api);
  await checkIn(token);
  await moveDays(uid, 1);
  expect(await checkIn(token)).toMatchObject({ total: 1, continue_days: 1, is_sign: 1 });
});

test('the month’s sum and days are those of the running month', async () => {
  noon();
  const { uid, token } = await register(api);
  const first = await checkIn(token);
  expect(first).toMatchObject({ month_gold: 10, month_days: [Number(first.day.slice(8))] });
  await moveDays(uid, -31);
  expect(await stands(token)).toMatchObject({ total: 1, month_gold: 0, month_days: [], today_total: 0 });
});

test('operators set what each day earns, nothing among it', async () => {
  noon();
  const token = await member();
  const stale = (tag: string) => app.platform.tags.moved([tag]);
  await saveSetting({ db, now: clock.now(), stale }, checkInLadder.name, [0, 7, 7, 7, 7, 7, 7]);
  expect(await checkIn(token)).toMatchObject({ is_sign: 1, today_total: 0, day_gold: [0, 7, 7, 7, 7, 7, 7] });
  clock.aheadInTest(day);
  expect((await checkIn(token)).today_total).toBe(7);
});

test('a guest is asked to log in', async () => {
  for (const call of ['economy.check-ins', 'economy.check-in', 'economy.record-check-in'] as const)
    expect((await api.call(call, {})).error).toBe('wire.unauthorized');
});
