import type { CallerInputOf } from '../../contract/call.ts';
import type { Calls } from '../../contract/calls.ts';
import { balancesOf, proveLedger } from '../../server/domains/economy/index.ts';
import type { TestAppOptions } from './app.ts';
import { testForum, type Writer } from './forum.ts';
import { giveMoney } from './wealth.ts';

type Goods = Partial<CallerInputOf<Calls['store.save-goods']>>;
type Paying = Partial<CallerInputOf<Calls['store.pay']>>;

let serial = 0;

export const receiver = {
  ...{ firstname: 'Tunde', lastname: 'Bakare', phone: '+234 803 555 1234' },
  ...{ address: '14 Allen Avenue', city: 'Ikeja' },
};

/** The product with a store: an operator, who fills it by the real calls, and members with XCoin. */
export async function testStore(options?: TestAppOptions) {
  const forum = await testForum(options);
  const { api, db, clock } = forum;
  const operator = await forum.member({ groupid: 1 });
  const nobody = { db, reads: () => undefined };
  const give = (uid: number, xcoin: number) => giveMoney(db, clock.now(), uid, xcoin, 'xcoin');
  const buyer = async (xcoin = 100, countryFid = 188): Promise<Writer> => {
    const member = await forum.member({ countryFid });
    if (xcoin > 0) await give(member.uid, xcoin);
    return member;
  };
  /** Goods with a stock: by default real ones that are delivered; of vouchers so many codes are issued. */
  const goods = async (stock: number, fields: Goods = {}): Promise<number> => {
    serial += 1;
    const real = { goods_type: 1, goods_express_type: 1, is_on_sale: 1, shop_price: 10, goods_name: `Cup ${serial}` };
    const input = { ...real, goods_sn: `SN-${serial}`, ...fields };
    const { goods_id } = (await api.must('store.save-goods', input, operator)).data;
    if (fields.goods_type === 2) {
      if (stock > 0) await api.must('store.issue-codes', { goods_id, count: stock }, operator);
    } else if (stock > 0) await api.must('store.change-stock', { goods_id, change: stock }, operator);
    return goods_id;
  };
  const shop = async (staff: readonly Writer[] = [], cid = 188, open: 0 | 1 = 1): Promise<number> => {
    const input = { cid, shop_name: 'Ikeja City Mall', open, staff: staff.map(({ uid }) => uid) };
    return (await api.must('store.save-shop', input, operator)).data.shop_id;
  };
  const pay = (who: Writer, goods_id: number, fields: Paying = {}, headers: Record<string, string> = {}) =>
    api.call('store.pay', { goods_id, ...receiver, ...fields }, { token: who.token, headers });
  const bought = async (who: Writer, goods_id: number, fields: Paying = {}): Promise<number> =>
    (await api.must('store.pay', { goods_id, ...receiver, ...fields }, who)).data.order_id;
  const detail = async (who: Writer, order_id: number) =>
    (await api.must('store.order-detail', { order_id }, who)).data;
  return {
    ...forum,
    ...{ operator, buyer, give, goods, shop, pay, bought, detail },
    xcoin: async ({ uid }: { uid: number }) => (await balancesOf(nobody, [uid]))(uid).xcoin,
    stockOf: async (goods_id: number) => (await api.must('store.goods-detail', { goods_id })).data.store_count,
    faults: async () => (await proveLedger(db)).faults,
  };
}
