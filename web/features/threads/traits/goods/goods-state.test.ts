import { expect, test } from 'vitest';
import type { Goods } from '../../../../../contract/domains/threads/traits/goods/shapes.ts';
import { isFull, isThere, raised, sentGoods, withGoods, withoutGoods, withTitle } from './goods-state.ts';
import { priceText } from './price-text.ts';

const lamp = (goods_id: number): Goods => ({
  ...{ goods_id, title: `Lamp ${goods_id}`, url: `https://shop.example/${goods_id}`, site: 'shop.example' },
  ...{ price: '12500.5', currency: 'NGN', picture: null },
});
const three = [1, 2, 3].map(lamp);
const ids = (goods: readonly Goods[]) => goods.map(({ goods_id }) => goods_id);

test('R-THR-032 a product that stands in the post is not added again', () => {
  expect([isThere(three, lamp(2)), isThere(three, lamp(4))]).toEqual([true, false]);
  expect(ids(withGoods(three, lamp(2)))).toEqual([1, 2, 3]);
  expect(ids(withGoods(three, lamp(4)))).toEqual([1, 2, 3, 4]);
});

test('products are put in order, named and removed, and sent by number and title', () => {
  expect(ids(raised(three, 3))).toEqual([1, 3, 2]);
  expect(ids(raised(three, 1))).toEqual([1, 2, 3]);
  expect(ids(withoutGoods(three, 2))).toEqual([1, 3]);
  expect(sentGoods(withTitle(three.slice(0, 1), 1, 'A lamp'))).toEqual([{ goods_id: 1, title: 'A lamp' }]);
  expect([isFull(three), isFull([...three, lamp(4), lamp(5)])]).toEqual([false, true]);
});

test.each([
  ['12500.5', 'en', 'NGN 12,500.50'],
  ['1250000', 'hi', 'NGN 12,50,000'],
  ['', 'en', ''],
] as const)('a price of %s is written in %s as %s', (price, language, text) => {
  expect(priceText({ price, currency: 'NGN' }, language)).toBe(text);
});
