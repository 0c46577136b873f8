import { describe, expect, test } from 'vitest';
import type { CallSpec } from '../../contract/call.ts';
import { type CallName, calls } from '../../contract/calls.ts';
import { balancesOf } from '../../server/domains/economy/index.ts';
import type { Writer } from '../support/forum.ts';
import { receiver, testStore } from '../support/store.ts';
import { giveMoney } from '../support/wealth.ts';

const { api, buyer, clock, db, forgetLimits, goods, operator, pool, post, member, settle } = await testStore();

const ada = await buyer(100);
await giveMoney(db, clock.now(), ada.uid, 100_000);
const { pid, tid } = await post(await member());
// What the thread earns its author comes a moment later.
await settle();
const cup = await goods(5);
const own = { uid: ada.uid, cid: 188 };
const saved = { goods_name: 'Cup', goods_sn: 'SN-amounts', goods_type: 1, goods_express_type: 1, is_on_sale: 1 };

const byHand = { way: 'give', currency: 'xgold', shown: 'A prize', reason: 'Won' };

interface Asking {
  field: string;
  /** All else is right. */
  beside: object;
  who: Writer;
}

/** Each field in which a caller names an amount of money, or of pieces. */
const amounts: Partial<Record<CallName, Asking>> = {
  'threads.reward-post': { field: 'xid', beside: { pid }, who: ada },
  'threads.pay-hidden': { field: 'xgold', beside: { tid }, who: ada },
  'threads.create': { field: 'hidden_xgold', beside: { message: 'Words.', hidden: 'A letter.' }, who: ada },
  'economy.before-exchange': { field: 'xcoin', beside: own, who: ada },
  'economy.exchange': { field: 'xcoin', beside: own, who: ada },
  'economy.exchange-cancel': { field: 'xcoin', beside: own, who: ada },
  'store.pay': { field: 'shop_price', beside: { goods_id: cup, ...receiver }, who: ada },
  'store.pay-medal': { field: 'shop_price', beside: { goods_id: cup }, who: ada },
  'store.save-goods': { field: 'shop_price', beside: saved, who: operator },
  'store.issue-codes': { field: 'count', beside: { goods_id: cup }, who: operator },
  'operators.transfer': { field: 'amount', beside: { ...own, ...byHand }, who: operator },
  'operators.approve-transfer': { field: 'amount', beside: { id: 1, uid: ada.uid, reason: 'Won' }, who: operator },
};

/** Fields of the same calls that are numbers, and no amount. */
const others = new Set([
  ...['pid', 'uid', 'cid', 'order', 'goods_id', 'receiver_id', 'shop_id', 'order_id', 'version', 'aid', 'id', 'tid'],
  ...['express_type', 'goods_express_type', 'goods_type', 'is_on_sale', 'valid_days', 'per_member', 'open', 'on'],
  // Pieces that are added or taken away, and moments.
  ...['change', 'sale_time', 'sale_end', 'expires'],
]);

const isMoney = (name: string): boolean =>
  /^(economy|store)\.|^threads\.(reward|pay)|^operators\.\w+-transfer$/.test(name);
const isNumber = (field: { safeParse(value: unknown): { success: boolean; data?: unknown } }): boolean => {
  const { success, data } = field.safeParse('1');
  return success && typeof data === 'number';
};

test('each number that a call about money takes is known here, as an amount or as something else', () => {
  const specs = calls as Record<CallName, CallSpec>;
  const found = (Object.keys(calls) as CallName[]).filter((name) => isMoney(name) && specs[name].writes);
  const unknown = found.flatMap((name) => {
    const spec: CallSpec = calls[name];
    const fields = Object.entries({ ...spec.params?.shape, ...spec.query?.shape, ...spec.body?.shape });
    return fields
      .filter(([field, type]) => isNumber(type as never) && !others.has(field) && amounts[name]?.field !== field)
      .map(([field]) => `${name}: ${field}`);
  });
  expect(unknown).toEqual([]);
  expect(found.length).toBeGreaterThan(10);
});

const wrong: unknown[] = [
  ...[0, -1, -5, 0.5, 1.5, -0.1, 1e-9, 1e15, 1e21, Number.MAX_SAFE_INTEGER, 2 ** 63],
  ...['0', '-1', '1.5', '1,5', '4e1', '0x10', '1e400', 'four', 'NaN', 'Infinity', '99999999999999999999'],
  // Nothing where an amount is meant: a confirmed price that says null confirms none.
  ...[true, [1], { xgold: 1 }, null],
];

/** All that money, goods and orders are. */
const stands = async () => ({
  has: (await balancesOf({ db, reads: () => undefined }, [ada.uid]))(ada.uid),
  ...(await pool.query('select count(*) as transfers from economy.transfers')).rows[0],
  ...(await pool.query('select sum(stock) as stock, count(*) as goods from store.goods')).rows[0],
  ...(await pool.query('select count(*) as quoted from economy.exchange_orders')).rows[0],
});

describe('an amount of nothing, less than nothing, a part, too much or a word is refused with the field named', () => {
  test.each(Object.entries(amounts) as [CallName, Asking][])('%s', async (name, { field, beside, who }) => {
    await forgetLimits();
    const before = await stands();
    const spec: CallSpec = calls[name];
    for (const value of wrong) {
      // What an address carries is text, however it was meant.
      const sent = spec.method === 'GET' && typeof value === 'object' ? JSON.stringify(value) : value;
      const answer = await api.call(name, { ...beside, [field]: sent } as never, who);
      expect(answer, JSON.stringify(value)).toMatchObject({ http: 400, error: 'wire.bad_input' });
      const issues = answer.body.issues as { field: string; message: string }[];
      expect(issues, JSON.stringify(value)).toEqual([{ field, message: expect.stringMatching(/\S/) }]);
    }
    expect(await stands()).toEqual(before);
  });
});
