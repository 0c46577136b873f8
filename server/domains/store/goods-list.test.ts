import { beforeEach, expect, test } from 'vitest';
import type { Writer } from '../../../tests/support/forum.ts';
import { testStore } from '../../../tests/support/store.ts';

const { api, bought, buyer, forgetLimits, goods, pay, shop } = await testStore();
const checkout = async (who: Writer, goods_id: number) => (await api.must('store.checkout', { goods_id }, who)).data;

beforeEach(() => forgetLimits());

test('pick-up is offered where a shop is: in lists, on the goods’ page and at the checkout', async () => {
  const cid = 210;
  const [who, collected, either] = [
    await buyer(50, cid),
    await goods(5, { goods_express_type: 2 }),
    await goods(5, { goods_express_type: 3 }),
  ];
  const ways = async () => {
    const { list } = (await api.must('store.goods-list', { cid })).data;
    const listed = (id: number) => list.find(({ goods_id }) => goods_id === id)?.goods_express_type;
    const detail = (await api.must('store.goods-detail', { goods_id: either, cid })).data.goods_express_type;
    const { goods: asked } = await checkout(who, either);
    return [listed(collected), listed(either), detail, asked.goods_express_type];
  };
  expect(await ways()).toEqual([undefined, 1, 1, 1]);
  // A client that shows delivery alone names no way.
  await bought(who, either);
  expect((await pay(who, either, { express_type: 2 })).error).toBe('store.shop_unknown');
  await shop([], cid);
  expect(await ways()).toEqual([2, 3, 3, 3]);
});

test('what is sold out stands at the end of the list', async () => {
  const [older, newer] = [await goods(5), await goods(1)];
  const page = async (asked: number) => (await api.must('store.goods-list', { cid: 188, page: asked })).data;
  const edges = async () => {
    const first = await page(1);
    return [first.list[0]?.goods_id, (await page(first.totalPage)).list.at(-1)?.goods_id];
  };
  expect((await edges())[0]).toBe(newer);
  await bought(await buyer(50), newer);
  expect((await edges())[0]).toBe(older);
  const gone = (await page((await page(1)).totalPage)).list.filter(({ store_count }) => store_count === 0);
  expect(gone.map(({ goods_id }) => goods_id)).toContain(newer);
});
