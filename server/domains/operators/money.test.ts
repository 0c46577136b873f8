import { beforeEach, describe, expect, test } from 'vitest';
import { manualLimits } from '../../../contract/domains/economy/limits.ts';
import { testForum, type Writer } from '../../../tests/support/forum.ts';
import { giveMoney } from '../../../tests/support/wealth.ts';
import { aWaitingHold } from './testing/money-scene.ts';

const site = await testForum();
const { api, clock, db, member, settle } = site;
const [tunde, bisi] = [await member({ groupid: 1 }), await member({ groupid: 1 })];
const words = { shown: 'For your help at the meeting', reason: 'Prize of November' };

beforeEach(() => site.forgetLimits());

const order = ({ uid }: Writer, part: object = {}) => ({
  ...({ uid, way: 'give', currency: 'xgold', amount: 500, ...words } as const),
  ...part,
});
const give = (to: Writer, part: object = {}, by = tunde, key?: string) =>
  api.call('operators.transfer', order(to, part), {
    token: by.token,
    ...(key !== undefined && { headers: { 'idempotency-key': key } }),
  });
const asked = async (to: Writer, part: object = {}) => {
  const { data } = await api.must('operators.transfer', order(to, { amount: 20_000, ...part }), tunde);
  return { id: data.id, uid: to.uid, amount: data.amount, reason: 'looked at' };
};
const approve = (by: Writer, request: object) => api.call('operators.approve-transfer', request as never, by);
const statement = async (who: string | number, part: object = {}) =>
  (await api.must('operators.statement', { who: String(who), ...part }, tunde)).data;
const xgold = async ({ uid }: Writer) => (await statement(uid)).standing.xgold.balance;
const waiting = async (by: Writer) => (await api.must('operators.transfers', {}, by)).data.list;
const trail = async ({ uid }: Writer) =>
  (await api.must('operators.audit', { uid }, tunde)).data.list.map(({ action, by, reason, changes }) => ({
    ...{ action, by: by?.uid, reason },
    changes: changes.map(({ label, after }) => `${label}: ${after}`),
  }));

describe('a transfer by hand', () => {
  test('reaches the member at once, who reads why, and stands in the audit trail with why it was made', async () => {
    const ada = await member();
    const { data } = await give(ada);
    expect(data).toMatchObject({ state: 'paid', member: { uid: ada.uid }, askedBy: { uid: tunde.uid } });
    await settle();
    const { list } = (await api.must('notices.list', { type: 'systems' }, ada)).data;
    expect(list[0]).toMatchObject({ note: 'Our team gave you 500 XGold', quote: words.shown });
    const own = (await api.must('economy.statement', { currency: 'xgold' }, ada)).data.list[0];
    expect(own).toMatchObject({ amount: 500, balance: 500, note: `500 XGold from our team: ${words.shown}` });
    expect(await trail(ada)).toEqual([
      {
        ...{ action: 'economy.transfer', by: tunde.uid, reason: words.reason },
        changes: ['XGold: 500', `Reason, shown to the member: ${words.shown}`],
      },
    ]);
  });

  test.each([
    ['fr', 'Notre équipe a retiré 200 XCoin de votre solde', '200 XCoin retirés par notre équipe'],
    ['hi', 'हमारी टीम ने आपके बैलेंस से 200 XCoin हटाए', 'हमारी टीम ने 200 XCoin हटाए'],
  ])('that takes is read in %s', async (language, note, line) => {
    const ada = await member();
    await giveMoney(db, clock.now(), ada.uid, 200, 'xcoin');
    await give(ada, { way: 'take', currency: 'xcoin', amount: 200 });
    await settle();
    const reader = { ...ada, language };
    expect((await api.must('notices.list', { type: 'systems' }, reader)).data.list[0]).toMatchObject({ note });
    const { list } = (await api.must('economy.statement', { currency: 'xcoin' }, reader)).data;
    expect(list[0]?.note).toContain(line);
  });

  test('pressed twice is made once', async () => {
    const ada = await member();
    const key = crypto.randomUUID();
    const both = await Promise.all([give(ada, {}, tunde, key), give(ada, {}, tunde, key)]);
    expect(both.map(({ ok }) => ok)).toEqual([true, true]);
    expect(both[0].data).toEqual(both[1].data);
    expect(await xgold(ada)).toBe(500);
    expect((await give(ada, { amount: 501 }, tunde, key)).http).toBe(409);
  });

  test.each([0, -1, 1.5, '1.5', '1e3', manualLimits.most + 1, '9'.repeat(30), 'many', null, ''])(
    'of %s is refused with the field named',
    async (amount) => {
      const ada = await member();
      const answer = await give(ada, { amount });
      expect([answer.http, answer.body.issues]).toMatchObject([400, [{ field: 'amount' }]]);
      expect(await xgold(ada)).toBe(0);
    },
  );

  test.each([
    ['way', { way: 'send' }],
    ['currency', { currency: 'gems' }],
    ['shown', { shown: '  ' }],
    ['shown', { shown: 'x'.repeat(manualLimits.shown + 1) }],
    ['reason', { reason: '' }],
  ])('with a wrong %s names the field', async (field, part) => {
    const answer = await give(await member(), part);
    expect([answer.http, answer.body.issues]).toMatchObject([400, [{ field }]]);
  });

  test('is refused by name where there is too little, nobody, or oneself', async () => {
    const ada = await member();
    await giveMoney(db, clock.now(), ada.uid, 10);
    const lacking = await give(ada, { way: 'take', amount: 11 });
    expect([lacking.error, lacking.body.msg]).toEqual(['economy.member_has_less', 'The member has only 10 XGold.']);
    expect((await give({ ...ada, uid: 999_999 })).error).toBe('operators.unknown_member');
    for (const amount of [1, 20_000]) expect((await give(tunde, { amount })).error).toBe('economy.own_account');
    expect(await xgold(ada)).toBe(10);
  });
});

describe('a transfer above the limit', () => {
  test('waits for another operator, who sees what is paid; its own operator can’t approve it', async () => {
    const ada = await member();
    const request = await asked(ada);
    expect(await xgold(ada)).toBe(0);
    const seenBy = async (who: Writer) => (await waiting(who)).find(({ id }) => id === request.id);
    expect(await seenBy(tunde)).toMatchObject({ can: { decide: 0 } });
    expect(await seenBy(bisi)).toMatchObject({
      ...{ member: { uid: ada.uid }, amount: 20_000, currency: 'xgold', way: 'give', ...words },
      ...{ state: 'waiting', askedBy: { uid: tunde.uid }, can: { decide: 1 } },
    });
    const counted = async (who: Writer) => (await api.must('operators.overview', {}, who)).data.transfers;
    expect([await counted(tunde), await counted(bisi)]).toEqual([0, 1]);
    expect((await approve(tunde, request)).error).toBe('economy.own_request');
    expect((await approve(bisi, { ...request, amount: 20_001 })).error).toBe('economy.request_changed');
    expect((await approve(bisi, request)).data).toMatchObject({ state: 'paid', decidedBy: { uid: bisi.uid } });
    expect(await xgold(ada)).toBe(20_000);
    expect(await seenBy(bisi)).toBeUndefined();
    expect((await trail(ada)).map(({ action, by, reason }) => [action, by, reason])).toEqual([
      ['economy.approve-transfer', bisi.uid, 'looked at'],
      ['economy.ask-transfer', tunde.uid, words.reason],
    ]);
    await settle();
    const { list } = (await api.must('notices.list', { type: 'systems' }, ada)).data;
    expect(list.map(({ note }) => note)).toContain('Our team gave you 20,000 XGold');
  });

  test('is paid once where two operators approve it at once, with keys of their own or one and the same', async () => {
    const third = await member({ groupid: 1 });
    const ada = await member();
    const request = await asked(ada);
    const both = await Promise.all([approve(bisi, request), approve(third, request)]);
    expect(both.map(({ error }) => error).toSorted()).toEqual(['economy.request_decided', undefined]);
    expect(await xgold(ada)).toBe(20_000);
    const other = await asked(ada);
    const options = { token: bisi.token, headers: { 'idempotency-key': crypto.randomUUID() } };
    const twice = await Promise.all([1, 2].map(() => api.call('operators.approve-transfer', other, options)));
    expect(twice.map(({ ok }) => ok)).toEqual([true, true]);
    expect(await xgold(ada)).toBe(40_000);
  });

  test('is refused with a reason, and the member is not notified', async () => {
    const ada = await member();
    const { id } = await asked(ada);
    const refusal = { id, reason: 'Too much for a prize' };
    expect((await api.call('operators.refuse-transfer', refusal, tunde)).error).toBe('economy.own_request');
    expect((await api.must('operators.refuse-transfer', refusal, bisi)).data).toMatchObject({
      ...{ state: 'refused', decision: refusal.reason },
    });
    const { list } = (await api.must('operators.transfers', { state: 'done' }, bisi)).data;
    expect(list[0]).toMatchObject({ id, state: 'refused', decidedBy: { uid: bisi.uid } });
    await settle();
    expect((await api.must('notices.list', { type: 'systems' }, ada)).data.list).toEqual([]);
    expect(await xgold(ada)).toBe(0);
  });

  test('is over after seven days', async () => {
    const request = await asked(await member());
    await site.daysLater(manualLimits.waitingDays, async () => {
      expect((await waiting(bisi)).some(({ id }) => id === request.id)).toBe(false);
      expect((await approve(bisi, request)).error).toBe('economy.request_expired');
      const { list } = (await api.must('operators.transfers', { state: 'done' }, bisi)).data;
      expect(list.find(({ id }) => id === request.id)).toMatchObject({ state: 'expired', can: { decide: 0 } });
    });
  });

  test('stands in a list of twenty that goes on, the oldest first', async () => {
    const ada = await member();
    for (let n = 0; n < 21; n += 1) await asked(ada);
    const { list, next } = (await api.must('operators.transfers', {}, bisi)).data;
    const rest = (await api.must('operators.transfers', { after: next! }, bisi)).data;
    const ids = [...list, ...rest.list].map(({ id }) => id);
    expect(list).toHaveLength(20);
    expect(ids).toEqual(ids.toSorted((a, b) => a - b));
  });
});

describe('a hold', () => {
  test('is listed with whose it is, what for and until when, and given back with a reason, once', async () => {
    const id = await aWaitingHold({ db, member }, 70);
    const { list } = (await api.must('operators.holds', {}, tunde)).data;
    const row = list.find((each) => each.id === id)!;
    expect(row).toMatchObject({ currency: 'xgold', amount: 70, reference: 'order:7', expiresAt: expect.any(String) });
    const { uid } = row.member!;
    expect((await statement(uid)).standing.xgold).toEqual({ balance: 0, held: 70, owed: 0 });
    const back = { id, reason: 'The order was lost' };
    const both = await Promise.all([tunde, bisi].map((by) => api.call('operators.void-hold', back, by)));
    expect(both.map(({ error }) => error).toSorted()).toEqual(['economy.hold_over', undefined]);
    expect((await statement(uid)).standing.xgold).toEqual({ balance: 70, held: 0, owed: 0 });
    expect((await api.must('operators.holds', {}, tunde)).data.list.some((each) => each.id === id)).toBe(false);
    expect((await api.call('operators.void-hold', { id: 999_999, reason: 'x' }, tunde)).error).toBe(
      'economy.hold_unknown',
    );
    expect((await api.call('operators.void-hold', { id, reason: ' ' }, tunde)).http).toBe(400);
  });
});

describe('a member’s statement', () => {
  test('is found by the name, whatever its case, or by the number; both currencies apart', async () => {
    const ada = await member();
    await giveMoney(db, clock.now(), ada.uid, 30);
    await giveMoney(db, clock.now(), ada.uid, 4, 'xcoin');
    for (const who of [ada.uid, `#${ada.uid}`, ada.username, ada.username.toUpperCase()])
      expect(await statement(who)).toMatchObject({ member: { uid: ada.uid }, list: [{ amount: 30, balance: 30 }] });
    // A number is its member's, whoever is called by its digits.
    await member({ username: String(ada.uid) });
    expect((await statement(ada.uid)).member.uid).toBe(ada.uid);
    expect((await statement(ada.uid, { currency: 'xcoin' })).list).toMatchObject([{ amount: 4, balance: 4 }]);
    for (const who of ['999999', 'nobody at all', '0', '-1', '1.5'])
      expect((await api.call('operators.statement', { who }, tunde)).error).toBe('operators.unknown_member');
    expect((await api.call('operators.statement', { who: ' ' }, tunde)).http).toBe(400);
  });

  test('goes on from page to page, and shows one reason alone', async () => {
    const ada = await member();
    await give(ada);
    for (let n = 0; n < 24; n += 1) await giveMoney(db, clock.now(), ada.uid, 1);
    const first = await statement(ada.uid);
    const rest = await statement(ada.uid, { after: first.next });
    const balances = [...first.list, ...rest.list].map(({ balance }) => balance);
    expect(balances).toEqual(Array.from({ length: 25 }, (_, at) => 524 - at));
    expect([first.list.length, rest.next]).toEqual([20, null]);
    expect((await statement(ada.uid, { reason: 'by_hand' })).list.map(({ amount }) => amount)).toEqual([500]);
  });
});
