import { expect, test } from 'vitest';
import { operatorLimits } from '../../../contract/domains/operators/limits.ts';
import { testForum, type Writer } from '../../../tests/support/forum.ts';
import { rewarding } from '../gifts/testing/rewards.ts';

const site = await testForum();
const { api, clock, db, member, post } = site;
const { rich, reward } = rewarding(site);
const operator = await member({ groupid: 1 });
const receivers = async (input: { month?: 'this' | 'last'; after?: string } = {}) =>
  (await api.must('operators.gift-receivers', input, operator)).data;
const gives = async (to: Writer, xgold: number, days: number) => {
  const { ok } = await reward((await post(to)).pid, xgold, await rich(50, { days }));
  expect(ok).toBe(true);
};

test('receivers stand by the share that new accounts gave; who got nothing of them stands nowhere', async () => {
  const [ada, bola, chidi] = [await member(), await member(), await member()];
  await gives(ada, 50, 29);
  await gives(ada, 50, 400);
  await gives(bola, 10, 0);
  await gives(chidi, 50, 30);
  const { list, next } = await receivers();
  expect(list.map(({ uid, share, fromNew, xgold, gifts }) => [uid, share, fromNew, xgold, gifts])).toEqual([
    [bola.uid, 1000, 10, 10, 1],
    [ada.uid, 500, 50, 100, 2],
  ]);
  expect([list[0]?.member, next]).toMatchObject([{ uid: bola.uid, username: bola.username }, null]);
  expect((await receivers({ month: 'last' })).list).toEqual([]);
});

test('page by page, each of them once, and those of the month before for themselves', async () => {
  const { rows: size } = operatorLimits;
  const month = new Date(Date.UTC(clock.now().getUTCFullYear(), clock.now().getUTCMonth() - 1));
  const rows = Array.from({ length: 2 * size + 3 }, (_, at) => ({
    ...{ uid: 800_000 + at, month: month.toISOString().slice(0, 10), gifts: 1 },
    ...{ xgold: 10, new_xgold: 1 + (at % 3), share: 100 * (1 + (at % 3)) },
  }));
  await db.insertInto('threads.gift_months').values(rows).execute();
  const seen: number[] = [];
  const shares: number[] = [];
  for (let after: string | null | undefined; after !== null; ) {
    const page = await receivers({ month: 'last', ...(after !== undefined && { after }) });
    expect(page.list.length).toBeLessThanOrEqual(size);
    seen.push(...page.list.map(({ uid }) => uid));
    shares.push(...page.list.map(({ share }) => share));
    after = page.next;
  }
  expect(seen.toSorted()).toEqual(rows.map(({ uid }) => uid));
  expect(shares).toEqual(shares.toSorted((a, b) => b - a));
});

test('only operators look, and a place that was made up is refused', async () => {
  for (const who of [await member(), await member({ groupid: 3 })])
    expect((await api.call('operators.gift-receivers', {}, who)).error).toBe('wire.forbidden');
  for (const after of ['x', '1.2', '1.2.-3', '99999.1.1'])
    expect((await api.call('operators.gift-receivers', { after }, operator)).http).toBe(400);
});
