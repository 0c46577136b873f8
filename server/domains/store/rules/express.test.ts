import { expect, test } from 'vitest';
import { isSameWay, noAddress, wayOf } from './express.ts';

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

const ada = {
  ...{ firstname: 'Ada', lastname: 'Obi', phone: '0803 555 1234', email: '' },
  ...{ address: '12 Allen Avenue', city: 'Ikeja', country: '', areacode: '' },
};
const sent = { ...ada, express: 1, shop_id: 0 };
const collected = { ...ada, ...noAddress, express: 2, shop_id: 4 };
test.each([
  ['delivered', sent, 'with spaces around it', { receiver: { ...ada, firstname: ' Ada ' } }, true],
  ['delivered', sent, 'with a shop', { express: 1, shopId: 9, receiver: ada }, true],
  ['delivered', sent, 'without a receiver', {}, true],
  ['delivered', sent, 'to somebody else', { receiver: { ...ada, firstname: 'Bola' } }, false],
  ['delivered', sent, 'to another town', { receiver: { ...ada, city: 'Yaba' } }, false],
  ['delivered', sent, 'to be collected', { express: 2, shopId: 4, receiver: ada }, false],
  ['collected', collected, 'with an address that nobody needs', { express: 2, shopId: 4, receiver: ada }, true],
  ['collected', collected, 'in another shop', { shopId: 5 }, false],
  [
    'of no way',
    { ...ada, ...noAddress, firstname: '', express: 0, shop_id: 0 },
    'for somebody',
    { receiver: ada },
    true,
  ],
])('an order that is %s, %o, asked for again %s, %o, is the same: %s', (_way, order, _again, again, same) => {
  expect(isSameWay(order, again)).toBe(same);
});
