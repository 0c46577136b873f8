import { beforeEach, describe, expect, test } from 'vitest';
import { testStore } from '../../../tests/support/store.ts';

const store = await testStore();
const { api, buyer, db, detail, goods, bought, faults, member, operator, pool, settle, shop, stockOf, xcoin } = store;
const refund = (order_id: number) => api.call('store.refund', { order_id, note: 'broken' }, operator);
const label = (order_id: number, status: 'packed' | 'shipping' | 'complete') =>
  api.call('store.set-label', { order_id, status }, operator);
beforeEach(() => store.forgetLimits());

describe('an order', () => {
  test('R-SHP-005 goes from Paid to packed, Shipping and Complete, and its buyer is notified', async () => {
    const who = await buyer();
    const order = await bought(who, await goods(1));
    for (const [status, words] of [
      ['packed', 'packed'],
      ['shipping', 'Shipping'],
      ['complete', 'Complete'],
    ] as const)
      expect((await label(order, status)).data.order).toMatchObject({ status, label: words });
    expect((await label(order, 'packed')).error).toBe('store.label_unfit');
    expect((await label(999_999, 'packed')).error).toBe('store.order_unknown');
    const { steps } = (await detail(who, order)).order_info;
    expect(steps.map(({ label: each }) => each)).toEqual(['Paid', 'packed', 'Shipping', 'Complete']);
    await settle();
    const { rows } = await pool.query(`select count(*)::int as sent from notices.notices where uid = $1`, [who.uid]);
    expect(rows[0].sent).toBeGreaterThan(0);
  });

  test('stands in its buyer’s statement, which leads to it', async () => {
    const who = await buyer();
    const order = await bought(who, await goods(1));
    const { list } = (await api.must('economy.statement', { currency: 'xcoin' }, who)).data;
    expect(list[0]!.to).toBe(`/xstore/order/orderDetail?order_id=${order}`);
  });

  test('is its buyer’s alone', async () => {
    const [who, other] = [await buyer(), await buyer()];
    const order_id = await bought(who, await goods(1));
    for (const call of ['store.order-detail', 'store.order-single'] as const)
      expect((await api.call(call, { order_id }, other)).error).toBe('store.order_unknown');
    expect((await api.must('store.order-list', {}, other)).data.list).toEqual([]);
  });
});

describe('a refund', () => {
  test('gives XCoin and piece back, once, however many operators press', async () => {
    const [who, id] = [await buyer(), await goods(3, { per_member: 1 })];
    const order = await bought(who, id);
    expect([await xcoin(who), await stockOf(id)]).toEqual([90, 2]);
    const answers = await Promise.all(Array.from({ length: 5 }, () => refund(order)));
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
    expect(new Set(answers.flatMap(({ error }) => error ?? []))).toEqual(new Set(['store.refunded_before']));
    expect([await xcoin(who), await stockOf(id)]).toEqual([100, 3]);
    expect((await detail(who, order)).order_info).toMatchObject({ status: 'refunded', label: 'refunded' });
    expect((await label(order, 'packed')).error).toBe('store.label_unfit');
    // Refunded, it counts no longer.
    expect((await store.pay(who, id)).ok).toBe(true);
    expect(await faults()).toEqual([]);
  });

  test('stands in its buyer’s statement, which leads to the order', async () => {
    const [who, other] = [await buyer(), await buyer()];
    const [order, others] = [await bought(who, await goods(1)), await bought(other, await goods(1))];
    await Promise.all([refund(order), refund(others)]);
    const { list } = (await api.must('economy.statement', { currency: 'xcoin' }, who)).data;
    const to = `/xstore/order/orderDetail?order_id=${order}`;
    expect(list.slice(0, 2).map((entry) => [entry.amount, entry.to])).toEqual([
      [10, to],
      [-10, to],
    ]);
  });

  test('of what is on its way gives the XCoin back, and the piece by hand', async () => {
    const [who, id] = [await buyer(), await goods(3)];
    const order = await bought(who, id);
    await label(order, 'shipping');
    expect((await refund(order)).ok).toBe(true);
    expect([await xcoin(who), await stockOf(id)]).toEqual([100, 2]);
  });

  test('of a code that was used is refused; of one that wasn’t, it ends the code', async () => {
    const [who, id] = [await buyer(), await goods(2, { goods_type: 2 })];
    const [used, unused] = [await bought(who, id), await bought(who, id)];
    const codeOf = async (order: number) => (await detail(who, order)).codes[0]!;
    await api.must('store.redeem', { code: (await codeOf(used)).code }, operator);
    expect((await refund(used)).error).toBe('store.code_used');
    const { code } = await codeOf(unused);
    expect((await refund(unused)).ok).toBe(true);
    expect(await codeOf(unused)).toMatchObject({ state: 'expired', qr: null });
    expect((await api.call('store.redeem', { code }, operator)).error).toBe('store.code_expired');
    expect([await xcoin(who), await stockOf(id)]).toEqual([90, 0]);
  });

  test('and the redemption of its code at once: one of the two comes about', async () => {
    const [staff, id] = [await member(), await goods(9, { goods_express_type: 2 })];
    const shop_id = await shop([staff]);
    for (let round = 0; round < 5; round += 1) {
      const who = await buyer();
      const order = await bought(who, id, { shop_id });
      const { code } = (await detail(who, order)).codes[0]!;
      const [back, redeemed] = await Promise.all([refund(order), api.call('store.redeem', { code }, staff)]);
      expect([back.ok, redeemed.ok].filter(Boolean)).toHaveLength(1);
      expect(await xcoin(who)).toBe(back.ok ? 100 : 90);
    }
    expect(await faults()).toEqual([]);
  });

  test('of a medal or a decoration takes it back, and it can be bought again', async () => {
    const who = await buyer();
    const medal = await goods(3, { goods_type: 5, grants: 'photographer' });
    const leaf = await goods(3, { goods_type: 4, grants: 'leaf' });
    const first = (await api.must('store.pay-medal', { goods_id: medal }, who)).data.order_id;
    const second = await bought(who, leaf);
    await api.must('store.wear', { goods_id: leaf, on: 1 }, who);
    for (const order of [first, second]) expect((await refund(order)).ok).toBe(true);
    const worn = await pool.query('select dec_goods_id from accounts.members where uid = $1', [who.uid]);
    expect(worn.rows).toEqual([{ dec_goods_id: 0 }]);
    expect((await pool.query('select from profiles.medals where uid = $1', [who.uid])).rowCount).toBe(0);
    expect((await api.must('store.pay-medal', { goods_id: medal }, who)).ok).toBe(true);
    expect((await store.pay(who, leaf)).ok).toBe(true);
  });
});

describe('operators', () => {
  test('search orders by label, member, goods and country, and go on below the last one', async () => {
    const [who, other, id] = [await buyer(), await buyer(100, 207), await goods(9)];
    const [first, second] = [await bought(who, id), await bought(who, id)];
    const third = await bought(other, id);
    await label(second, 'packed');
    const found = async (search: object) =>
      (await api.must('store.admin-orders', search, operator)).data.list.map(({ order_id }) => order_id);
    expect(await found({ uid: who.uid })).toEqual([second, first]);
    expect(await found({ goods_id: id })).toEqual([third, second, first]);
    expect(await found({ goods_id: id, status: 'packed' })).toEqual([second]);
    expect(await found({ goods_id: id, cid: 207 })).toEqual([third]);
    expect(await found({ order_id: first })).toEqual([first]);
    const page = (await api.must('store.admin-orders', { goods_id: id, limit: 2 }, operator)).data;
    expect(page.more).toBe(true);
    expect(await found({ goods_id: id, before: page.list.at(-1)!.order_id })).toEqual([first]);
    const one = (await api.must('store.admin-order', { order_id: first }, operator)).data;
    expect(one).toMatchObject({ order: { username: who.username }, receiver_info: { firstname: 'Tunde' }, codes: [] });
  });

  test('find goods by a part of their name or their serial number, by state, country and language, and go on below the last one', async () => {
    const named = (goods_name: string, fields: object = {}) => goods(3, { goods_name, ...fields });
    const [mug, cup] = [
      await named('Kente mug 50%', { goods_sn: 'find-1' }),
      await named('Kente cup', { cids: '207' }),
    ];
    const [hat, bag] = [await named('Kente hat', { is_on_sale: 0 }), await named('Kente bag')];
    await db.updateTable('store.goods').set({ stock: 0 }).where('goods_id', '=', bag).execute();
    const found = async (search: object) =>
      (await api.must('store.admin-goods', search, operator)).data.list.map(({ goods_id }) => goods_id);
    expect(await found({ q: 'kente' })).toEqual([bag, hat, cup, mug]);
    expect(await found({ q: '50%' })).toEqual([mug]);
    expect(await found({ q: '%' })).toEqual([mug]);
    expect(await found({ q: 'find-1' })).toEqual([mug]);
    expect(await found({ q: 'kente', state: 'on' })).toEqual([cup, mug]);
    expect(await found({ q: 'kente', state: 'out' })).toEqual([bag]);
    expect(await found({ q: 'kente', state: 'off' })).toEqual([hat]);
    expect(await found({ q: 'kente', cid: 207 })).toEqual([bag, hat, cup, mug]);
    expect(await found({ q: 'kente', cid: 188 })).toEqual([bag, hat, mug]);
    expect(await found({ q: 'kente', before: hat, limit: 1 })).toEqual([cup]);
    const french = await named('Kente sac', { cids: '212' });
    expect(await found({ q: 'kente', language: 'fr' })).toEqual([french, bag, hat, mug]);
    expect(await found({ q: 'kente', language: 'hi' })).toEqual([bag, hat, mug]);
    expect(await found({ q: 'kente', language: 'en' })).toEqual([bag, hat, cup, mug]);
  });

  test('are shown how many orders wait to be packed', async () => {
    const waiting = async () => (await api.must('operators.overview', {}, operator)).data.orders ?? 0;
    const before = await waiting();
    const order = await bought(await buyer(), await goods(1));
    expect(await waiting()).toBe(before + 1);
    await label(order, 'packed');
    expect(await waiting()).toBe(before);
  });

  test('export them as CSV, and the trail says how many', async () => {
    const [who, id] = [await buyer(), await goods(9)];
    await bought(who, id, { firstname: '=cmd()', address: 'Flat 3, "Rose"' });
    const file = await api.call('store.export-orders', { goods_id: id }, operator);
    const text = new TextDecoder().decode(file.bytes);
    expect(file.headers.get('content-type')).toContain('text/csv');
    expect(file.headers.get('content-disposition')).toContain('.csv');
    expect(text.split('\r\n')).toHaveLength(3);
    expect(text).toContain(`'=cmd()`);
    expect(text).toContain('"Flat 3, ""Rose"""');
  });

  test('change goods in the version that they saw, under a serial number of their own', async () => {
    const id = await goods(1, { goods_sn: 'own-1' });
    const { version } = (await api.must('store.admin-goods', { goods_id: id }, operator)).data.list[0]!;
    const change = { goods_id: id, goods_sn: 'own-1', goods_name: 'Mug', goods_type: 1, goods_express_type: 1 };
    const save = (fields: object) =>
      api.call('store.save-goods', { ...change, is_on_sale: 1, shop_price: 5, version, ...fields } as never, operator);
    expect((await save({})).data).toMatchObject({ goods_name: 'Mug', shop_price: 5, store_count: 1 });
    expect((await save({})).error).toBe('store.changed_meanwhile');
    expect((await save({ version: version + 1, goods_type: 2 })).body).toMatchObject({
      issues: [{ field: 'goods_type' }],
    });
    expect((await save({ goods_id: 0, version: 0 })).error).toBe('store.serial_taken');
    expect((await save({ goods_id: 0, goods_sn: 'own-2', goods_type: 5, grants: 'none' })).error).toBe(
      'store.grant_unknown',
    );
    expect((await save({ goods_id: 0, goods_sn: 'own-3', sale_time: 9, sale_end: 8 })).error).toBe('wire.bad_input');
    expect((await save({ goods_id: 0, goods_sn: 'own-4', cids: [1] })).error).toBe('wire.bad_input');
  });

  test('raise a price: who was shown the old one is not charged the new one', async () => {
    const [who, id] = [await buyer(), await goods(1)];
    await db.updateTable('store.goods').set({ price: 11 }).where('goods_id', '=', id).execute();
    expect(await store.pay(who, id, { shop_price: 10 })).toMatchObject({ error: 'store.price_changed' });
    expect((await api.must('store.checkout', { goods_id: id }, who)).data.goods.shop_price).toBe(11);
    expect((await store.pay(who, id, { shop_price: 11 })).ok).toBe(true);
  });

  test('name a shop’s staff among members, and a country that there is', async () => {
    const input = { cid: 188, shop_name: 'Ikeja', open: 1 };
    expect((await api.call('store.save-shop', { ...input, staff: [999_999] }, operator)).body).toMatchObject({
      issues: [{ field: 'staff' }],
    });
    expect((await api.call('store.save-shop', { ...input, cid: 1 }, operator)).error).toBe('wire.bad_input');
    const staff = await member();
    const { shop_id } = (await api.must('store.save-shop', { ...input, staff: [staff.uid] }, operator)).data;
    const change = { ...input, shop_id, version: 1, open: 0 };
    await api.must('store.save-shop', { ...change, staff: [staff.uid] }, operator);
    const list = (await api.must('store.admin-shops', {}, operator)).data.list;
    expect(list.find((each) => each.shop_id === shop_id)).toMatchObject({ open: 0, staff: [staff.uid] });
    expect((await api.must('store.shop-list', { cid: 188 })).data.list.map((each) => each.shop_id)).not.toContain(
      shop_id,
    );
  });

  test('change a shop in the version that they saw: of two one is refused, and the other’s staff stays', async () => {
    const [shop_id, ada, tunde] = [await shop(), await member(), await member()];
    const seen = (await api.must('store.admin-shops', {}, operator)).data.list.find((each) => each.shop_id === shop_id);
    const save = (fields: object) =>
      api.call('store.save-shop', { cid: 188, shop_name: 'Ikeja', open: 1, shop_id, ...fields }, operator);
    const { version } = seen!;
    expect((await save({ version, staff: [ada.uid] })).data).toMatchObject({ version: version + 1, staff: [ada.uid] });
    for (const old of [{ version }, {}])
      expect((await save({ ...old, staff: [tunde.uid] })).error).toBe('store.shop_changed');
    const now = (await api.must('store.admin-shops', {}, operator)).data.list.find((each) => each.shop_id === shop_id);
    expect(now).toMatchObject({ version: version + 1, staff: [ada.uid] });
    expect((await save({ version: version + 1, staff: [tunde.uid] })).data.staff).toEqual([tunde.uid]);
  });
});

test('a member’s orders are paged by their places, the last one first', async () => {
  const [who, id] = [await buyer(500), await goods(50)];
  const ids: number[] = [];
  for (let made = 0; made < 21; made += 1) ids.push(await bought(who, id));
  const page = async (number: number) => (await api.must('store.order-list', { page: number }, who)).data;
  expect(await page(1)).toMatchObject({ page: 1, count: 21, totalPage: 2 });
  expect((await page(1)).list.map(({ order_id }) => order_id)).toEqual(ids.toReversed().slice(0, 20));
  expect((await page(2)).list.map(({ order_id }) => order_id)).toEqual([ids[0]]);
  expect((await page(3)).list).toEqual([]);
});
