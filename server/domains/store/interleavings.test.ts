import fc from 'fast-check';
import { expect, test } from 'vitest';
import { testStore } from '../../../tests/support/store.ts';

const { api, buyer, faults, forgetLimits, goods, operator, pay, pool, stockOf, xcoin } = await testStore();

/** Something that somebody does with one of the goods. */
type Act =
  | { does: 'buy'; who: number; what: number; visit: string }
  | { does: 'refund'; order: number }
  | { does: 'stock'; what: number; change: number };

const member = fc.nat({ max: 2 });
const item = fc.nat({ max: 1 });
const act: fc.Arbitrary<Act> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({
      ...{ does: fc.constant('buy' as const), who: member, what: item },
      visit: fc.constantFrom('', '', '1', '2'),
    }),
  },
  { weight: 2, arbitrary: fc.record({ does: fc.constant('refund' as const), order: fc.nat({ max: 20 }) }) },
  {
    weight: 1,
    arbitrary: fc.record({ does: fc.constant('stock' as const), what: item, change: fc.integer({ min: -2, max: 2 }) }),
  },
);

const rows = async <R>(statement: string, values: unknown[]): Promise<R[]> =>
  (await pool.query(statement, values)).rows as R[];

test('whatever is bought, refunded and taken from the stock at once, pieces, XCoin and orders agree', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.array(act, { minLength: 2, maxLength: 4 }), { minLength: 3, maxLength: 8 }),
      async (all) => {
        await forgetLimits();
        const members = [await buyer(25), await buyer(25), await buyer(5)];
        const items = [await goods(4, { per_member: 2 }), await goods(2, { goods_type: 2, shop_price: 3 })];
        let added = 4;
        const carryOut = async (each: Act): Promise<void> => {
          if (each.does === 'buy') {
            const { visit } = each;
            await pay(members[each.who]!, items[each.what]!, visit === '' ? {} : { timestamp: visit });
            return;
          }
          if (each.does === 'stock') {
            const input = { goods_id: items[each.what]!, change: each.change };
            if ((await api.call('store.change-stock', input, operator)).ok) added += each.change;
            return;
          }
          const made = await rows<{ order_id: string }>(
            'select order_id from store.orders where goods_id = any($1) order by order_id',
            [items],
          );
          const order = made[each.order % Math.max(1, made.length)];
          if (order) await api.call('store.refund', { order_id: Number(order.order_id), note: 'x' }, operator);
        };
        for (const together of all) await Promise.all(together.map(carryOut));

        const orders = await rows<{ uid: string; goods_id: string; price: string; status: string }>(
          'select uid, goods_id, price, status from store.orders where goods_id = any($1)',
          [items],
        );
        const live = orders.filter(({ status }) => status !== 'refunded');
        const of = (goods_id: number) => live.filter((order) => Number(order.goods_id) === goods_id);
        expect(await stockOf(items[0]!)).toBe(added - of(items[0]!).length);
        // A code that was seen doesn't come back, so all orders of the voucher count.
        const vouchers = orders.filter((order) => Number(order.goods_id) === items[1]);
        expect(await stockOf(items[1]!)).toBe(2 - vouchers.length);
        for (const [at, who] of members.entries()) {
          const own = live.filter(({ uid }) => Number(uid) === who.uid);
          const spent = own.reduce((sum, { price }) => sum + Number(price), 0);
          expect(await xcoin(who)).toBe([25, 25, 5][at]! - spent);
          expect(own.filter((order) => Number(order.goods_id) === items[0]).length).toBeLessThanOrEqual(2);
        }
        expect(await faults()).toEqual([]);
      },
    ),
    { numRuns: 12 },
  );
}, 120_000);
