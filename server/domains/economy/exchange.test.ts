import { beforeEach, describe, expect, test } from 'vitest';
import type { CallName } from '../../../contract/calls.ts';
import { testApp } from '../../../tests/support/app.ts';
import { register } from '../../../tests/support/people.ts';
import { saveSetting } from '../../../tests/support/settings.ts';
import { giveMoney } from '../../../tests/support/wealth.ts';
import { dayIn } from '../../platform/time-zone.ts';
import { uidAuth } from './actions/uid-auth.ts';
import { balancesOf } from './index.ts';
import { proveLedger } from './jobs/prove-ledger.ts';
import { exchangeSetting } from './settings.ts';

const { api, app, clock, db, pool } = await testApp();
const nigeria = 188;

interface Rich {
  uid: number;
  token: string;
}
const member = async (xgold = 100_000, nationality = 'NG'): Promise<Rich> => {
  const { uid, token } = await register(api, { nationality });
  const has = (await balances(uid)).xgold;
  if (xgold > has) await giveMoney(db, clock.now(), uid, xgold - has);
  return { uid, token };
};
const balances = async (uid: number) => (await balancesOf({ db, reads: () => undefined }, [uid]))(uid);

const asked = ({ uid, token }: Rich, xcoin?: number) => ({
  ...{ uid, cid: nigeria, uid_auth: uidAuth(token, { uid, cid: nigeria, ...(xcoin !== undefined && { xcoin }) }) },
  ...(xcoin !== undefined && { xcoin }),
});
const sent = (who: Rich, xcoin?: number, rest: { order?: number; key?: string; language?: 'fr' } = {}) => {
  const { key, order, language } = rest;
  const headers = { ...(key && { 'idempotency-key': key }), ...(language && { lang: language }) };
  const input = { ...asked(who, xcoin), ...(order !== undefined && { order }) };
  return [input, { token: who.token, headers }] as const;
};
type Sent = Parameters<typeof sent>;
const quote = (...all: Sent) => api.call('economy.before-exchange', ...sent(...all));
const quoted = async (who: Rich, xcoin: number) => {
  const { data, error } = await quote(who, xcoin);
  expect(error).toBeUndefined();
  return data!.order;
};
const make = (...all: Sent) => api.call('economy.exchange', ...sent(...all));
const cancel = (...all: Sent) => api.call('economy.exchange-cancel', ...sent(...all));
const info = async (who: Rich) => (await api.must('economy.exchange-info', asked(who), { token: who.token })).data;
const sound = async () => expect((await proveLedger(db)).faults).toEqual([]);
const figures = (changed: object) =>
  saveSetting({ db, now: clock.now(), stale: (tag) => app.platform.tags.moved([tag]) }, exchangeSetting.name, {
    ...exchangeSetting.standard,
    ...changed,
  });
/** Of today's pool in Nigeria, so much is gone. */
const sold = (xcoin: number, day = dayIn('Africa/Lagos', clock.now())) =>
  pool.query(
    `insert into economy.exchange_pools values ($1, $2, $3, 0, $3)
     on conflict (country_fid, day) do update set sold = $3, sold_before = $3, minute = 0`,
    [nigeria, day, xcoin],
  );

beforeEach(async () => {
  await pool.query('delete from economy.exchange_pools');
  await figures({ base: 1000, lowest: 1000, highest: 1000 });
});

describe('an exchange', () => {
  test('R-EXC-007 a screen that says which order it knows replaces no other; who says nothing replaces what stands', async () => {
    const who = await member(20_000);
    const first = await quoted(who, 10);
    for (const known of [0, first.id + 1]) {
      expect((await quote(who, 3, { order: known })).error).toBe('economy.order_waits');
      expect((await info(who)).order).toEqual(first);
    }
    // The same number is the same order, whatever the screen knows.
    expect((await quote(who, 10, { order: 0 })).data?.order).toEqual(first);
    const second = (await quote(who, 3, { order: first.id })).data!.order;
    expect((await info(who)).order).toEqual(second);
    const third = await quoted(who, 4);
    expect(third.id).not.toBe(second.id);
    clock.aheadInTest(61);
    expect((await quote(who, 2, { order: 0 })).error).toBeUndefined();
  });

  test('R-EXC-007 of two screens that know of no order and ask at once, one has it and the other is refused', async () => {
    const who = await member(20_000);
    const answers = await Promise.all([3, 4].map((xcoin) => quote(who, xcoin, { order: 0 })));
    expect(answers.map(({ error }) => error).sort()).toEqual(['economy.order_waits', undefined]);
    const [first] = answers.filter(({ ok }) => ok);
    expect((await info(who)).order).toEqual(first!.data.order);
  });

  test('R-EXC-004 R-EXC-005 is checked and quoted first, and made by the confirmation, at that price', async () => {
    const who = await member(5000);
    const order = await quoted(who, 4);
    expect(order).toMatchObject({ uid: who.uid, cid: nigeria, xcoin: 4, xgold: 4000 });
    expect(await balances(who.uid)).toEqual({ xgold: 5000, xcoin: 0 });
    expect((await info(who)).order).toEqual(order);
    const made = await make(who, 4);
    expect(made.error).toBeUndefined();
    expect(made.data).toEqual({ order, xcoin: 4, xglodCount: 1000 });
    expect(await balances(who.uid)).toEqual({ xgold: 1000, xcoin: 4 });
    expect(await info(who)).toMatchObject({ order: null, xcoin: 4, xglodCount: 1000, left_xcoin: 16 });
    await sound();
  });

  test('R-EXC-006 that is cancelled moves nothing, and is no longer outstanding', async () => {
    const who = await member(5000);
    const order = await quoted(who, 2);
    expect((await cancel(who, 2)).data).toEqual({ order });
    expect((await info(who)).order).toBeNull();
    expect((await make(who, 2)).error).toBe('economy.no_order');
    expect((await cancel(who, 2)).error).toBe('economy.no_order');
    expect(await balances(who.uid)).toEqual({ xgold: 5000, xcoin: 0 });
  });

  test('more than one exchange may be of is refused by that, whatever order is open', async () => {
    const who = await member(9000);
    const words = 'Exchange up to 10 XCoin per time';
    expect(await make(who, 11)).toMatchObject({ error: 'economy.exchange_too_many', msg: words });
    await quoted(who, 2);
    expect(await make(who, 11)).toMatchObject({ error: 'economy.exchange_too_many', msg: words });
    expect((await make(who, 10)).error).toBe('economy.order_changed');
    expect((await make(who, 2)).data?.xcoin).toBe(2);
  });

  test('that was asked for anew since is not cancelled by the screen of the first', async () => {
    const who = await member(9000);
    const first = await quoted(who, 2);
    const second = await quoted(who, 3);
    expect((await cancel(who, 2, { order: first.id })).error).toBe('economy.no_order');
    expect((await info(who)).order).toEqual(second);
    expect((await cancel(who, 3, { order: second.id })).data).toEqual({ order: second });
  });

  test('that was made is said to be made, to whoever confirms or cancels it again', async () => {
    const who = await member(9000);
    const { id: order } = await quoted(who, 2);
    expect((await make(who, 2, { order })).error).toBeUndefined();
    for (const again of [await make(who, 2, { order }), await cancel(who, 2, { order })])
      expect(again).toMatchObject({ error: 'economy.exchange_made', http: 200, body: { code: 1 } });
    // A later one takes its place, and stays.
    const later = await quoted(who, 3);
    for (const again of [await make(who, 2, { order }), await cancel(who, 2, { order })])
      expect(again.error).toBe('economy.exchange_made');
    expect((await info(who)).order).toEqual(later);
    expect((await cancel(await member(), 2, { order })).error).toBe('economy.no_order');
    expect(await balances(who.uid)).toEqual({ xgold: 7000, xcoin: 2 });
  });

  test('that was never quoted is not made', async () => {
    expect((await make(await member(), 1)).error).toBe('economy.no_order');
  });

  test('is shown, and closed, as the operators say', async () => {
    const who = await member();
    const shown = () => api.must('economy.exchange-show', { uid: who.uid, cid: nigeria }, { token: who.token });
    expect((await shown()).data).toEqual({ exchange_show: 1, xcoin_show: 1 });
    await quoted(who, 1);
    await figures({ open: false });
    expect((await shown()).data).toEqual({ exchange_show: 0, xcoin_show: 0 });
    expect(await info(who)).toMatchObject({ show_xcoin: 0, change_status: 0 });
    for (const refused of [await quote(who, 1), await make(who, 1)])
      expect(refused.error).toBe('economy.exchange_closed');
  });
});

describe('the price', () => {
  test('R-EXC-017 moves from minute to minute with what the country has had, and stands still within one', async () => {
    clock.stopInTest();
    // One in the morning in Lagos: what is sold by then is ahead of the day, and the rate must rise.
    clock.aheadInTest(90_000 - ((Math.floor(clock.now().getTime() / 1000) + 3600) % 86_400));
    await figures({ base: 1000, lowest: 1000, highest: 1500, pool: 10 });
    const who = await member();
    const before = (await info(who)).xcoinrate;
    await quoted(who, 5);
    await make(who, 5);
    expect((await info(who)).xcoinrate).toBe(before);
    clock.aheadInTest(60);
    const share = (pools: number) => Math.max(0, pools - minutes() / 1440);
    const minutes = () => {
      const local = new Date(clock.now().getTime() + 3_600_000);
      return local.getUTCHours() * 60 + local.getUTCMinutes();
    };
    const after = (await info(who)).xcoinrate;
    expect(after).toBe(Math.round(1000 + share(0.5) * 500));
    expect(after).toBeGreaterThan(before);
  });

  test('that was quoted is honoured for a minute, whatever the rate becomes', async () => {
    clock.stopInTest();
    const who = await member(1000);
    await quoted(who, 1);
    await figures({ base: 1500, lowest: 1500, highest: 1500 });
    clock.aheadInTest(59);
    expect((await make(who, 1)).data?.xglodCount).toBe(0);
  });

  test('of a client that vanished before it confirmed holds no longer, and nothing is held back', async () => {
    clock.stopInTest();
    const who = await member(5000);
    const order = await quoted(who, 3);
    clock.aheadInTest(60);
    expect((await info(who)).order).toBeNull();
    expect((await make(who, 3)).error).toBe('economy.quote_lapsed');
    expect(await balances(who.uid)).toEqual({ xgold: 5000, xcoin: 0 });
    const again = await quoted(who, 3);
    expect(again.id).toBeGreaterThan(order.id);
    expect((await make(who, 3)).data?.xcoin).toBe(3);
  });

  test('of a clock that was ahead and went back is not honoured for a day', async () => {
    const who = await member();
    await quoted(who, 1);
    await pool.query(`update economy.exchange_orders set at = at + interval '1 day' where uid = $1`, [who.uid]);
    expect((await info(who)).order).toBeNull();
    expect((await make(who, 1)).error).toBe('economy.quote_lapsed');
  });

  test('is one for two tabs that ask for the same; for another number the last one holds', async () => {
    const who = await member();
    const [one, other] = [await quoted(who, 4), await quoted(who, 4)];
    expect(other).toEqual(one);
    const more = await quoted(who, 7);
    expect((await make(who, 4)).error).toBe('economy.order_changed');
    expect((await make(who, 7, { order: one.id })).error).toBe('economy.order_changed');
    expect((await make(who, 7, { order: more.id })).data?.xcoin).toBe(7);
  });
});

describe('two at once', () => {
  test('two devices that confirm one order get it once', async () => {
    const who = await member();
    await quoted(who, 5);
    const answers = await Promise.all(Array.from({ length: 6 }, () => make(who, 5)));
    expect(answers.filter(({ error }) => error === undefined)).toHaveLength(1);
    expect(new Set(answers.flatMap(({ error }) => error ?? []))).toEqual(new Set(['economy.no_order']));
    expect(await balances(who.uid)).toEqual({ xgold: 95_000, xcoin: 5 });
    await sound();
  });

  test('a confirmation and a cancel of one order: one of them comes about, the other learns which', async () => {
    for (let round = 0; round < 5; round += 1) {
      const who = await member();
      const { id: order } = await quoted(who, 5);
      const [made, cancelled] = await Promise.all([make(who, 5, { order }), cancel(who, 5, { order })]);
      const errors = [made.error, cancelled.error];
      expect([
        [undefined, 'economy.exchange_made'],
        ['economy.no_order', undefined],
      ]).toContainEqual(errors);
      expect(await balances(who.uid)).toEqual(
        made.error === undefined ? { xgold: 95_000, xcoin: 5 } : { xgold: 100_000, xcoin: 0 },
      );
    }
    await sound();
  });

  test('the same key gives the same answer word for word and moves once; with another body it is refused', async () => {
    const who = await member();
    const key = crypto.randomUUID();
    await quoted(who, 2);
    const [first, again] = [await make(who, 2, { key }), await make(who, 2, { key })];
    expect(first.error).toBeUndefined();
    expect(again.data).toEqual(first.data);
    expect(await balances(who.uid)).toEqual({ xgold: 98_000, xcoin: 2 });
    expect((await make(who, 3, { key })).error).toBe('wire.idempotency_conflict');
  });

  test('R-EXC-018 a country’s pool that two empty at once gives no more than it holds', async () => {
    const members = await Promise.all(Array.from({ length: 5 }, () => member()));
    await sold(990);
    for (const who of members) await quoted(who, 5);
    const answers = await Promise.all(members.map((who) => make(who, 5)));
    const errors = answers.flatMap(({ error }) => error ?? []);
    expect(errors).toEqual(['economy.redemption_over', 'economy.redemption_over', 'economy.redemption_over']);
    expect((await pool.query('select sold from economy.exchange_pools')).rows).toEqual([{ sold: 1000 }]);
    await sound();
  });
});

describe('a day', () => {
  test('R-EXC-018 R-EXC-015 ends with the member’s twenty: what is left is said, then that it is over', async () => {
    const who = await member();
    for (const xcoin of [10, 8]) {
      await quoted(who, xcoin);
      expect((await make(who, xcoin)).error).toBeUndefined();
    }
    expect(await info(who)).toMatchObject({ left_xcoin: 2, change_status: 1 });
    expect(await quote(who, 3)).toMatchObject({ error: 'economy.left_today', body: { code: 1 } });
    await quoted(who, 2);
    await make(who, 2);
    expect(await info(who)).toMatchObject({ left_xcoin: 0, change_status: 0 });
    expect((await quote(who, 1)).msg).toBe("Today's redemption is over");
  });

  test('R-EXC-018 is the member’s own: midnight where they are opens it anew', async () => {
    clock.stopInTest();
    const who = await member();
    const today = dayIn('Africa/Lagos', clock.now());
    await pool.query('insert into economy.exchange_days values ($1, $2, 20)', [who.uid, today]);
    expect((await quote(who, 1)).error).toBe('economy.redemption_over');
    // To the first minute of the next day in Lagos, an hour ahead of UTC.
    clock.aheadInTest(86_400 - ((Math.floor(clock.now().getTime() / 1000) + 3600) % 86_400));
    expect(dayIn('Africa/Lagos', clock.now()) > today).toBe(true);
    await quoted(who, 1);
  });

  test('that was begun further east counts for who has moved west; one of a clock that jumped far does not', async () => {
    const who = await member();
    const tomorrow = dayIn('Africa/Lagos', new Date(clock.now().getTime() + 86_400_000));
    const row = [who.uid, tomorrow];
    await pool.query('insert into economy.exchange_days values ($1, $2, 20)', row);
    expect((await quote(who, 1)).error).toBe('economy.redemption_over');
    await pool.query('update economy.exchange_days set day = $2::date + 30 where uid = $1', row);
    await quoted(who, 1);
  });
});

describe('it refuses', () => {
  test('R-EXC-010 more than ten, in the documents’ words, which follow the operators’ figure', async () => {
    const who = await member();
    expect(await quote(who, 11)).toMatchObject({
      ...{ error: 'economy.exchange_too_many', msg: 'Exchange up to 10 XCoin per time', http: 200 },
      body: { code: 1 },
    });
    await quoted(who, 10);
    await figures({ perExchange: 5 });
    expect((await make(who, 10)).msg).toBe('Exchange up to 5 XCoin per time');
  });

  test('R-EXC-011 no number at all', async () => {
    const who = await member();
    for (const answer of [await quote(who), await make(who)])
      expect(answer).toMatchObject({ error: 'economy.number_missing', http: 200 });
  });

  test('R-EXC-013 R-EXC-016 too little XGold, by code 2 and with how much is lacking', async () => {
    const who = await member(2500);
    const wanted = { error: 'economy.need_xgold', body: { code: 2, data: { needXGold: 500 } } };
    expect(await quote(who, 3)).toMatchObject({ ...wanted, msg: 'Not enough XGold. You need 500 more.' });
    expect((await quote(who, 3, { language: 'fr' })).msg).toBe('Vous n’avez pas assez de XGold. Il en manque 500.');
    // What was there for the quote is gone when it is confirmed.
    await quoted(who, 2);
    await pool.query(`update economy.exchange_orders set xgold = 3000 where uid = $1`, [who.uid]);
    expect(await make(who, 2)).toMatchObject(wanted);
    expect(await balances(who.uid)).toEqual({ xgold: 2500, xcoin: 0 });
  });

  test.each([0, -1, 1.5, 10 ** 15, '4e1', 'four', ' '])('%j XCoin, and names the field', async (xcoin) => {
    const who = await member();
    for (const call of ['economy.before-exchange', 'economy.exchange'] as const) {
      const answer = await api.call(call as CallName, { ...asked(who), xcoin } as never, { token: who.token });
      expect(answer).toMatchObject({ http: 400, error: 'wire.bad_input' });
      expect(answer.body).toMatchObject({ issues: [{ field: 'xcoin' }] });
    }
  });

  const calls = [
    'economy.exchange-info',
    'economy.before-exchange',
    'economy.exchange',
    'economy.exchange-cancel',
  ] as const;

  test.each(calls)('R-EXC-012 a value that is not of these three and the token: %s', async (call) => {
    const [who, other] = [await member(), await member()];
    await quoted(who, 4);
    const own = { ...asked(who, 4), ...(call === 'economy.exchange-info' && asked(who)) };
    const wrong = uidAuth(other.token, { uid: who.uid, cid: nigeria, xcoin: 4 });
    for (const uid_auth of [wrong, uidAuth(who.token, { uid: who.uid, cid: nigeria, xcoin: 5 }), '', undefined]) {
      const answer = await api.call(call as CallName, { ...own, uid_auth } as never, { token: who.token });
      expect(answer.error).toBe('economy.bad_auth');
    }
    expect((await api.call(call as CallName, own as never, { token: who.token })).error).toBeUndefined();
  });

  test.each([...calls, 'economy.exchange-show'] as const)('what is another’s: %s', async (call) => {
    const [who, other] = [await member(), await member()];
    await quoted(other, 4);
    const answer = await api.call(call as CallName, asked(other, 4) as never, { token: who.token });
    expect(answer.error).toBe('economy.foreign_uid');
    expect((await info(other)).order).toMatchObject({ xcoin: 4 });
  });

  test.each([...calls, 'economy.exchange-show'] as const)('a guest, who is asked to log in: %s', async (call) => {
    const answer = await api.call(call as CallName, { uid: 1, cid: nigeria } as never);
    expect(answer).toMatchObject({ http: 401, error: 'wire.unauthorized' });
  });
});
