import { expect, test } from 'vitest';
import type { Caller } from '../../api/wire.ts';
import { readSpendable } from './queries.ts';

const now = 1_782_864_000;
const goods = (goods_id: number, shop_price: number, sale_time: number, store_count = 1) => ({
  ...{ goods_id, shop_price, sale_time, store_count },
});

test('what can be had now is whatever is left and whose sale has begun, at once or on a day before, what costs least first', async () => {
  const list = [
    goods(1, 30, 0),
    goods(2, 20, now - 86_400),
    goods(3, 5, now + 60),
    goods(4, 1, 0, 0),
    goods(5, 25, now),
  ];
  const call = (async () => ({ data: { list } })) as unknown as Caller;
  expect((await readSpendable(call, 188, now * 1000)).map(({ goods_id }) => goods_id)).toEqual([2, 5]);
});
