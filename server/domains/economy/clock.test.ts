import { expect, test } from 'vitest';
import { testForum, type Writer } from '../../../tests/support/forum.ts';
import { saveSetting } from '../../../tests/support/settings.ts';
import { uidAuthOf } from '../../../tests/support/uid-auth.ts';
import { giveMoney } from '../../../tests/support/wealth.ts';
import { balancesOf, proveLedger } from './index.ts';

const { api, app, clock, db, pool, member, post, runTask, settle } = await testForum();
const nigeria = 188;
const farOff = new Date('2090-01-01');
const year = new Date().getUTCFullYear();

/** Puts the clock to a moment, ahead or back, until the test ends. */
const at = (moment: string) => clock.jumpInTest((Date.parse(moment) - clock.now().getTime()) / 1000);
const rich = async (): Promise<Writer> => {
  const who = await member();
  await giveMoney(db, clock.now(), who.uid, 100_000);
  await db.updateTable('accounts.sessions').set({ created_at: farOff, expires_at: farOff }).execute();
  return who;
};
const has = async ({ uid }: Writer) => (await balancesOf({ db, reads: () => undefined }, [uid]))(uid);
const checkIn = async (who: Writer) => (await api.must('economy.check-in', {}, who)).data;
const exchange = async (who: Writer, xcoin: number) => {
  const asked = { uid: who.uid, cid: nigeria, xcoin, uid_auth: uidAuthOf(who, nigeria, xcoin) };
  const quoted = await api.call('economy.before-exchange', asked, who);
  return quoted.ok ? api.call('economy.exchange', { ...asked, order: quoted.data.order.id }, who) : quoted;
};
const sound = async () => expect((await proveLedger(db)).faults).toEqual([]);

test('a clock that jumps back and forth over a day’s end gives nobody a day twice', async () => {
  clock.stopInTest();
  const [who, author] = [await rich(), await member()];
  const posts = [await post(author), await post(author), await post(author)];
  const reward = async (pid: number | undefined) =>
    (await api.call('threads.reward-post', { pid: pid!, xid: 50 }, who)).error;
  // 23:50 in UTC is ten to one of the next day in Lagos.
  const [before, after] = [`${year}-12-10T22:50:00Z`, `${year}-12-10T23:50:00Z`];
  at(after);
  expect(await checkIn(who)).toMatchObject({ total: 1, today_total: 10, day: `${year}-12-11` });
  for (const xcoin of [10, 10]) expect((await exchange(who, xcoin)).error).toBeUndefined();
  expect([await reward(posts[0]?.pid), await reward(posts[1]?.pid)]).toEqual([undefined, undefined]);
  const stood = await has(who);

  for (const moment of [before, after, before]) {
    at(moment);
    expect(await checkIn(who)).toMatchObject({ total: 1, is_sign: 1 });
    expect((await exchange(who, 1)).error).toBe('economy.redemption_over');
    expect(await reward(posts[2]?.pid)).toBe('threads.reward_daily');
    expect(await has(who)).toEqual(stood);
  }
  // The day after is a day again, whatever the clock did in between.
  at(`${year}-12-11T23:50:00Z`);
  expect(await checkIn(who)).toMatchObject({ total: 2, continue_days: 2 });
  expect((await exchange(who, 1)).error).toBeUndefined();
  expect(await reward(posts[2]?.pid)).toBeUndefined();
  await sound();
});

test('a clock that jumps back and forth over New Year clears XCoin once, and warns once', async () => {
  clock.stopInTest();
  const who = await rich();
  const clear = () => runTask('economy.clear-xcoin');
  /** What the member was notified of. */
  const warned = async () => {
    await settle();
    const { rows } = await pool.query(
      `select count(*)::int as n from notices.notices where uid = $1 and kind like '%expiring'`,
      [who.uid],
    );
    return rows[0].n as number;
  };
  const [eve, newYear] = [`${year}-12-31T22:50:00Z`, `${year}-12-31T23:16:00Z`];
  at(eve);
  await exchange(who, 7);
  await clear();
  expect(await warned()).toBe(1);
  at(newYear);
  await clear();
  expect((await has(who)).xcoin).toBe(0);
  at(eve);
  await clear();
  // What comes while the clock is back is neither lost nor cleared as that of a year that is over twice.
  expect((await exchange(who, 3)).error).toBeUndefined();
  for (const moment of [newYear, eve, newYear]) {
    at(moment);
    await clear();
  }
  const { rows } = await pool.query(
    `select sum(e.amount)::int as amount, count(*)::int as times from economy.entries e join economy.transfers t on t.id = e.transfer
      where t.reason = 'xcoin_cleared' and e.account = $1`,
    [who.uid * 2 + 1],
  );
  expect(rows).toEqual([{ amount: -7, times: 1 }]);
  expect((await has(who)).xcoin).toBe(3);
  expect(await warned()).toBe(1);
  await sound();
});

test('a quote is honoured for a minute of the clock, which going back doesn’t lengthen', async () => {
  clock.stopInTest();
  const who = await rich();
  await saveSetting({ db, now: clock.now(), stale: (tag) => app.platform.tags.moved([tag]) }, 'exchange', {
    ...{ open: true, base: 1000, lowest: 800, highest: 1500, perExchange: 10, perDay: 100, pool: 1000 },
  });
  const asked = { uid: who.uid, cid: nigeria, xcoin: 2, uid_auth: uidAuthOf(who, nigeria, 2) };
  const { order } = (await api.must('economy.before-exchange', asked, who)).data;
  clock.jumpInTest(-3600);
  expect((await api.call('economy.exchange', { ...asked, order: order.id }, who)).error).toBe('economy.quote_lapsed');
  clock.jumpInTest(3600 + 61);
  expect((await api.call('economy.exchange', { ...asked, order: order.id }, who)).error).toMatch(
    /quote_lapsed|no_order/,
  );
  expect((await has(who)).xcoin).toBe(0);
});
