import { beforeEach, describe, expect, test } from 'vitest';
import type { CallSpec } from '../../contract/call.ts';
import { type CallName, calls } from '../../contract/calls.ts';
import { balancesOf } from '../../server/domains/economy/index.ts';
import { aRequest, aWaitingHold } from '../../server/domains/operators/testing/money-scene.ts';
import type { Writer } from '../support/forum.ts';
import { receiver, testStore } from '../support/store.ts';
import { uidAuthOf } from '../support/uid-auth.ts';
import { giveMoney } from '../support/wealth.ts';

const { api, bought, buyer, clock, db, forgetLimits, goods, member, operator, pool, post, settle } = await testStore();
const { pid } = await post(await member());
const sealed = await post(await member(), { hidden: 'A letter.', hidden_opens: 'xgold', hidden_xgold: 5 });
await settle();
const [cup, medal] = [
  await goods(50),
  await goods(50, { goods_type: 5, goods_express_type: 0, grants: 'photographer' }),
];
const voucher = await goods(1, { goods_type: 2, goods_express_type: 0 });

beforeEach(() => forgetLimits());

interface Asking {
  who: Writer;
  input: object;
  /** Something else that the same key doesn't serve for; absent where a call takes nothing. */
  other?: object;
}

async function rich(): Promise<Writer> {
  const who = await buyer(100);
  await giveMoney(db, clock.now(), who.uid, 50_000);
  return who;
}
const exchanging = (who: Writer, xcoin: number) => ({
  ...{ uid: who.uid, cid: 188, xcoin },
  uid_auth: uidAuthOf(who, 188, xcoin),
});
const quoted = async (xcoin: number): Promise<Asking> => {
  const who = await rich();
  await api.must('economy.before-exchange', exchanging(who, xcoin), who);
  return { who, input: exchanging(who, xcoin), other: exchanging(who, xcoin + 1) };
};
const byHand = { way: 'give', currency: 'xgold', amount: 5, shown: 'A prize', reason: 'Won' };
const item = { goods_name: 'Key', goods_type: 1, goods_express_type: 1, is_on_sale: 1, shop_price: 3 };
const code = (): string => `KEYS${crypto.randomUUID().slice(0, 8).toUpperCase()}`;

/** A code that an operator redeems. */
async function issued(): Promise<string> {
  const text = code();
  const row = { goods_id: voucher, order_id: null, uid: operator.uid, status: 'issued', added_at: clock.now() };
  await db
    .insertInto('store.codes')
    .values({ ...row, code: text })
    .execute();
  return text;
}

/** Each call that moves money, pieces or codes, as it is made once. */
const cases: Partial<Record<CallName, () => Promise<Asking>>> = {
  'economy.check-in': async () => ({ who: await member(), input: {} }),
  'economy.record-check-in': async () => ({ who: await member(), input: {} }),
  'economy.before-exchange': async () => {
    const who = await rich();
    return { who, input: exchanging(who, 2), other: exchanging(who, 3) };
  },
  'economy.exchange': () => quoted(2),
  'economy.exchange-cancel': () => quoted(2),
  'threads.reward-post': async () => ({ who: await rich(), input: { pid, xid: 5 }, other: { pid, xid: 10 } }),
  'threads.pay-hidden': async () => {
    const { tid } = sealed;
    return { who: await rich(), input: { tid, xgold: 5 }, other: { tid, xgold: 6 } };
  },
  'store.pay': async () => {
    const input = { goods_id: cup, ...receiver };
    return { who: await buyer(), input, other: { ...input, city: 'Kano' } };
  },
  'store.pay-medal': async () => ({ who: await buyer(), input: { goods_id: medal }, other: { goods_id: cup } }),
  'store.generate-pay': async () => {
    const who = await buyer();
    const { receiver_id } = (await api.must('store.receiver-add', receiver, who)).data;
    return { who, input: { goods_id: cup, receiver_id }, other: { goods_id: medal, receiver_id } };
  },
  'store.receiver-add': async () => ({ who: await buyer(), input: receiver, other: { ...receiver, city: 'Kano' } }),
  'store.redeem': async () => ({
    who: operator,
    input: { code: await issued() },
    other: { code: await issued() },
  }),
  'store.refund': async () => {
    const order_id = await bought(await buyer(), cup);
    return { who: operator, input: { order_id, note: 'torn' }, other: { order_id, note: 'lost' } };
  },
  'store.set-label': async () => {
    const order_id = await bought(await buyer(), cup);
    return { who: operator, input: { order_id, status: 'packed' }, other: { order_id, status: 'shipping' } };
  },
  'store.save-goods': async () => {
    const input = { ...item, goods_sn: code() };
    return { who: operator, input, other: { ...input, shop_price: 4 } };
  },
  'store.save-shop': async () => {
    const input = { cid: 188, shop_name: code(), open: 1 };
    return { who: operator, input, other: { ...input, open: 0 } };
  },
  'store.change-stock': async () => ({
    who: operator,
    input: { goods_id: cup, change: 3 },
    other: { goods_id: cup, change: 4 },
  }),
  'store.import-codes': async () => ({
    who: operator,
    input: { goods_id: voucher, codes: code() },
    other: { goods_id: voucher, codes: code() },
  }),
  'store.issue-codes': async () => ({
    who: operator,
    input: { goods_id: voucher, count: 2 },
    other: { goods_id: voucher, count: 3 },
  }),
  'operators.transfer': async () => {
    const input = { ...byHand, uid: (await member()).uid };
    return { who: operator, input, other: { ...input, amount: 6 } };
  },
  'operators.approve-transfer': async () => {
    const asked = { ...(await aRequest({ db, member })), reason: 'seen' };
    return { who: operator, input: asked, other: { ...asked, reason: 'seen twice' } };
  },
  'operators.refuse-transfer': async () => {
    const { id } = await aRequest({ db, member });
    return { who: operator, input: { id, reason: 'no' }, other: { id, reason: 'never' } };
  },
  'operators.void-hold': async () => {
    const id = await aWaitingHold({ db, member });
    return { who: operator, input: { id, reason: 'lost' }, other: { id, reason: 'found' } };
  },
};

/** What writes there and moves nothing: a look, and a file. */
const others = ['store.wear', 'store.export-orders'];
const isMoney = (name: string): boolean =>
  /^(economy|store)\.|^threads\.(reward|pay)|^operators\.(\w+-)?transfer$|^operators\.void-hold$/.test(name);

test('every call that moves money, pieces or codes takes a key, and is tried here', () => {
  const specs = Object.entries<CallSpec>(calls).filter(([name, { writes }]) => writes && isMoney(name));
  expect(specs.map(([name]) => name).sort()).toEqual([...Object.keys(cases), ...others].sort());
  for (const [name, { idempotent }] of specs)
    expect([name, idempotent ?? false]).toEqual([name, !others.includes(name)]);
});

/** All that money, pieces and codes are. */
const stands = async () =>
  (
    await pool.query(
      `select (select count(*) from economy.transfers) as transfers, (select count(*) from economy.exchange_orders) as quoted,
         (select count(*) from economy.manual_transfers) as asked,
         (select count(*) from economy.manual_transfers where status = 'waiting') as waiting, (select sum(stock) from store.goods) as stock,
         (select count(*) from store.goods) as goods, (select count(*) from store.shops) as shops,
         (select count(*) from store.orders) as orders, (select count(*) from store.codes where status = 'used') as used,
         (select count(*) from store.receivers) as receivers, (select count(*) from store.order_steps) as steps`,
    )
  ).rows[0];
const has = async ({ uid }: Writer) => (await balancesOf({ db, reads: () => undefined }, [uid]))(uid);

describe('sent again under its key it is answered word for word and moves nothing; with other words it is a conflict', () => {
  test.each(Object.entries(cases) as [CallName, () => Promise<Asking>][])('%s', async (name, prepare) => {
    const { who, input, other } = await prepare();
    const before = await stands();
    const key = crypto.randomUUID();
    const send = (fields: object) =>
      api.call(name, fields as never, { token: who.token, headers: { 'idempotency-key': key } });
    const first = await send(input);
    expect([first.ok, first.error]).toEqual([true, undefined]);
    const [after, balance] = [await stands(), await has(who)];
    expect(after).not.toEqual(before);
    for (const again of [await send(input), ...(await Promise.all([send(input), send(input)]))]) {
      expect([again.http, JSON.stringify(again.body)]).toEqual([first.http, JSON.stringify(first.body)]);
    }
    if (other) expect(await send(other)).toMatchObject({ http: 409, error: 'wire.idempotency_conflict' });
    expect([await stands(), await has(who)]).toEqual([after, balance]);
  });
});
