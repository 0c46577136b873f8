import { expect, test } from 'vitest';
import { giftFigures } from '../../../contract/domains/gifts/limits.ts';
import { earnNothing } from '../../../tests/support/earnings.ts';
import { testForum, type Writer } from '../../../tests/support/forum.ts';
import { saveSetting } from '../../../tests/support/settings.ts';
import { giftSetting } from './settings.ts';
import { rewarding } from './testing/rewards.ts';

const forum = await testForum();
await earnNothing(forum);
const { api, app, clock, db, member, post } = forum;
const { rich, balance, rewardsBy, reward } = rewarding(forum);

/** What new accounts have given them today. */
const had = ({ uid }: Writer, given: number) =>
  db
    .insertInto('threads.gift_days')
    .values({ uid, day: clock.now().toISOString().slice(0, 10), given })
    .execute();
const joined = ({ uid }: Writer, days: number) =>
  db
    .updateTable('accounts.members')
    .set({ created_at: new Date(clock.now().getTime() - days * 86_400_000) })
    .where('uid', '=', uid)
    .execute();
const said = 'New accounts have given this author all they can today. Try again tomorrow.';

test('beyond 500 XGold a day of new accounts a reward is refused, and nothing moves', async () => {
  const [ada, bola, chidi] = [await member(), await rich(100), await rich(100)];
  const { tid, pid } = await post(ada);
  await had(ada, 470);
  const refused = await reward(pid, 50, bola);
  expect(refused).toMatchObject({ error: 'threads.gift_limit', msg: said });
  expect([await balance(ada), await balance(bola), await rewardsBy(bola)]).toEqual([0, 100, []]);
  expect((await api.must('threads.info', { tid })).data.reward).toMatchObject({ num: 0, xgold: 0 });
  expect((await reward(pid, 20, bola)).ok).toBe(true);
  expect((await reward(pid, 10, chidi)).ok).toBe(true);
  expect(await balance(ada)).toBe(30);
});

test('and so is a hidden part, whose words stay shut', async () => {
  const [ada, bola] = [await member(), await rich(100)];
  const { tid } = await post(ada, { hidden: 'Behind the shop.', hidden_opens: 'xgold', hidden_xgold: 40 });
  await had(ada, 470);
  const { error } = await api.call('threads.pay-hidden', { tid, xgold: 40 }, bola);
  expect(error).toBe('threads.gift_limit');
  expect([await balance(ada), await balance(bola)]).toEqual([0, 100]);
  const { hidden_part } = (await api.must('threads.info', { tid }, bola)).data;
  expect(hidden_part).toMatchObject({ own: { open: false, words: '' } });
});

test('accounts of thirty days and more give whatever they may, and the next day everybody does', async () => {
  const [ada, young, old] = [await member(), await rich(100), await rich(100)];
  await joined(young, 29.9);
  await joined(old, 30);
  await had(ada, 500);
  const [one, two] = [await post(ada), await post(ada)];
  expect((await reward(one.pid, 5, young)).error).toBe('threads.gift_limit');
  expect((await reward(one.pid, 50, old)).ok).toBe(true);
  await db.updateTable('threads.gift_days').set({ day: '2026-01-01' }).where('uid', '=', ada.uid).execute();
  expect((await reward(two.pid, 5, young)).ok).toBe(true);
  expect(await balance(ada)).toBe(55);
});

test('of many new accounts that give at once no more arrives than the day allows', async () => {
  const ada = await member();
  const threads = [await post(ada), await post(ada)];
  const hides = await post(ada, { hidden: 'Behind the shop.', hidden_opens: 'xgold', hidden_xgold: 50 });
  const givers = await Promise.all(Array.from({ length: 6 }, () => rich(200)));
  await had(ada, 300);
  const answers = await Promise.all(
    givers.flatMap((giver) => [
      reward(threads[0]!.pid, 50, giver),
      reward(threads[1]!.pid, 50, giver),
      api.call('threads.pay-hidden', { tid: hides.tid, xgold: 50 }, giver),
    ]),
  );
  expect(answers.filter(({ ok }) => ok)).toHaveLength(4);
  expect(new Set(answers.map(({ error }) => error ?? ''))).toEqual(new Set(['', 'threads.gift_limit']));
  expect(await balance(ada)).toBe(200);
});

test('operators say how long an account is new, and what it may give', async () => {
  const [ada, bola] = [await member(), await rich(100)];
  const [one, two] = [await post(ada), await post(ada)];
  await joined(bola, 3);
  const stale = (tag: string) => app.platform.tags.moved([tag]);
  const set = (figures: object) =>
    saveSetting({ db, now: clock.now(), stale }, giftSetting.name, { ...giftFigures, ...figures });
  await set({ perDay: 4 });
  expect((await reward(one.pid, 5, bola)).error).toBe('threads.gift_limit');
  await set({ perDay: 4, newDays: 3 });
  expect((await reward(two.pid, 5, bola)).ok).toBe(true);
  await set({});
});
