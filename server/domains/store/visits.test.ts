import { beforeEach, describe, expect, test } from 'vitest';
import type { Writer } from '../../../tests/support/forum.ts';
import { receiver, testStore } from '../../../tests/support/store.ts';

const { forgetLimits, api, buyer, faults, operator, goods, bought, pay, pool, shop, stockOf, xcoin } =
  await testStore();

beforeEach(() => forgetLimits());

/** Locks goods, so that a purchase begins and waits at its last step. */
async function holdGoods(id: number) {
  const holder = await pool.connect();
  await holder.query('begin');
  await holder.query('select from store.goods where goods_id = $1 for update', [id]);
  const waiting = async () =>
    (await pool.query(`select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`))
      .rowCount;
  return {
    isWaitedFor: () => expect.poll(waiting).toBe(1),
    release: async () => {
      await holder.query('commit');
      holder.release();
    },
  };
}

describe('a purchase', () => {
  test('that is sent twice under one key, or from one visit of the checkout, is one order', async () => {
    const [who, id] = [await buyer(50), await goods(9)];
    const key = { 'idempotency-key': crypto.randomUUID() };
    const [first, again] = [await pay(who, id, {}, key), await pay(who, id, {}, key)];
    expect(again.data).toEqual(first.data);
    expect((await pay(who, id, { city: 'Kano' }, key)).error).toBe('wire.idempotency_conflict');
    const visit = { timestamp: '1732460000' };
    const many = await Promise.all(Array.from({ length: 6 }, () => pay(who, id, visit)));
    expect(new Set(many.map(({ data }) => data.order_id)).size).toBe(1);
    expect([await xcoin(who), await stockOf(id)]).toEqual([30, 7]);
    expect(await faults()).toEqual([]);
  });

  test('whose client vanished before the answer is found as the newest order, and paid once', async () => {
    const [who, id] = [await buyer(50), await goods(9)];
    expect((await api.must('store.latest-order', {}, who)).data).toEqual({ order: null });
    const orders = async () =>
      (await pool.query<{ order_id: string }>('select order_id from store.orders where uid = $1', [who.uid])).rows;
    const held = await holdGoods(id);
    const gone = new AbortController();
    const sent = fetch(`${api.url}/selfapi/xstore/pay`, {
      ...{ method: 'POST', signal: gone.signal },
      headers: { 'content-type': 'application/json', 'x-auth-token': who.token },
      body: JSON.stringify({ goods_id: id, timestamp: '77', ...receiver }),
    });
    await held.isWaitedFor();
    gone.abort();
    await expect(sent).rejects.toThrow('aborted');
    expect(await orders()).toEqual([]);
    await held.release();
    await expect.poll(orders).toHaveLength(1);
    const order_id = Number((await orders())[0]!.order_id);
    expect((await api.must('store.latest-order', {}, who)).data.order).toMatchObject({ order_id });
    expect((await pay(who, id, { timestamp: '77' })).data.order_id).toBe(order_id);
    expect([await xcoin(who), await stockOf(id)]).toEqual([40, 8]);
  });

  test('whose visit was paid before is known to the checkout, and refused with another receiver', async () => {
    const [who, other, id] = [await buyer(50), await buyer(50), await goods(9)];
    const visit = { goods_id: id, timestamp: '78' };
    const paidFor = async (of: Writer, asked: typeof visit) => (await api.must('store.checkout', asked, of)).data.paid;
    expect(await paidFor(who, visit)).toBe(0);
    const { order_id } = (await pay(who, id, { timestamp: '78' })).data;
    expect(await paidFor(who, visit)).toBe(order_id);
    expect(await paidFor(other, visit)).toBe(0);
    expect(await paidFor(who, { ...visit, timestamp: '79' })).toBe(0);
    const another = await pay(who, id, { timestamp: '78', firstname: 'Bola' });
    expect(another).toMatchObject({ error: 'store.visit_paid', http: 200, body: { code: 400 } });
    expect((await pay(who, id, { timestamp: '78' })).data.order_id).toBe(order_id);
    expect([await xcoin(who), await stockOf(id)]).toEqual([40, 8]);
  });

  test('to a stored receiver is the same when it is sent again, and another one is refused', async () => {
    const [who, id, shop_id] = [await buyer(50), await goods(9, { goods_express_type: 3 }), await shop()];
    const { receiver_id } = (await api.must('store.receiver-add', receiver, who)).data;
    const bola = (await api.must('store.receiver-add', { ...receiver, firstname: 'Bola' }, who)).data.receiver_id;
    for (const [timestamp, way] of [
      ['80', { express_type: 1 }],
      ['81', { express_type: 2, shop_id }],
    ] as const) {
      const sent = { goods_id: id, receiver_id, timestamp, ...way };
      const { order_id } = (await api.must('store.pay', sent, who)).data;
      expect((await api.must('store.pay', sent, who)).data.order_id).toBe(order_id);
      const toBola = await api.call('store.pay', { ...sent, receiver_id: bola }, who);
      expect(toBola).toMatchObject({ error: 'store.visit_paid' });
    }
    expect([await xcoin(who), await stockOf(id)]).toEqual([30, 7]);
  });

  test('to be collected stores no address, though a form sends one', async () => {
    const [who, id, shop_id] = [await buyer(50), await goods(9, { goods_express_type: 3 }), await shop()];
    const order_id = await bought(who, id, { express_type: 2, shop_id, timestamp: '82' });
    const { rows } = await pool.query('select firstname, address, city from store.orders where order_id = $1', [
      order_id,
    ]);
    expect(rows).toEqual([{ firstname: receiver.firstname, address: '', city: '' }]);
    expect(await bought(who, id, { express_type: 2, shop_id, timestamp: '82' })).toBe(order_id);
  });

  test('that was refunded is not said to be made when its visit is sent again', async () => {
    const [who, id] = [await buyer(50), await goods(9)];
    const order_id = await bought(who, id, { timestamp: '83' });
    await api.must('store.refund', { order_id, note: 'It was broken.' }, operator);
    expect(await pay(who, id, { timestamp: '83' })).toMatchObject({ error: 'store.visit_paid' });
    expect([await xcoin(who), await stockOf(id)]).toEqual([50, 9]);
  });
});
