import { expect, test } from 'vitest';
import { isSameWay, wayIn, wayOf } from './express.ts';

test.each([
  [0, undefined, 0],
  [0, 1, 0],
  [1, undefined, 1],
  [2, 1, 2],
  [3, undefined, undefined],
  [3, 0, undefined],
  [3, 1, 1],
  [3, 2, 2],
])('goods of way %i, asked for %s, come by %s', (goods, asked, way) => {
  expect(wayOf(goods, asked)).toBe(way);
});

test.each([
  [0, false, 0],
  [1, false, 1],
  [2, false, 2],
  [3, false, 1],
  [3, true, 3],
])('goods of way %i, where shops offer pick-up (%s), are had by way %i', (goods, picksUp, way) => {
  expect(wayIn(goods, picksUp)).toBe(way);
});

const sent = { express: 1, shop_id: 0, firstname: 'Ada', city: 'Ikeja' };
const collected = { express: 2, shop_id: 4, firstname: 'Ada' };
test.each([
  [sent, { receiver: { firstname: ' Ada ', city: 'Ikeja' } }, true],
  [sent, { express: 1, shopId: 9, receiver: { firstname: 'Ada' } }, true],
  [sent, { receiver: { firstname: 'Bola', city: 'Ikeja' } }, false],
  [sent, { express: 2, shopId: 4, receiver: { firstname: 'Ada' } }, false],
  [collected, { express: 2, shopId: 4, receiver: { firstname: 'Ada' } }, true],
  [collected, { shopId: 5 }, false],
  [{ express: 0, shop_id: 0, firstname: '' }, { receiver: { firstname: 'Bola' } }, true],
])('of an order %o, what is sent again as %o is the same: %s', (order, again, same) => {
  expect(isSameWay(order, again)).toBe(same);
});
