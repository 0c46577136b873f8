import { expect, test } from 'vitest';
import { goodsTypes, orderStates } from '../../../../contract/domains/store/limits.ts';
import { comesBack, firstLabels, mayBecome } from './labels.ts';

test('R-SHP-005 an order moves on from Paid to packed, Shipping and Complete, and never back', () => {
  const on = orderStates.flatMap((now) =>
    orderStates.filter((next) => mayBecome(now, next, 1)).map((next) => [now, next]),
  );
  expect(on).toEqual([
    ['paid', 'packed'],
    ['paid', 'shipping'],
    ['paid', 'complete'],
    ['packed', 'shipping'],
    ['packed', 'complete'],
    ['shipping', 'complete'],
  ]);
});

test('R-SHP-005 what is picked up is never Shipping', () => {
  expect(orderStates.filter((next) => mayBecome('paid', next, 2))).toEqual(['packed', 'complete']);
});

test('R-SHP-005 a voucher is neither packed nor sent', () => {
  expect(orderStates.filter((next) => mayBecome('paid', next, 0))).toEqual(['complete']);
});

test('what is not sent is complete at once, but for a voucher, whose code is used later', () => {
  expect(firstLabels(goodsTypes.real)).toEqual(['paid']);
  expect(firstLabels(goodsTypes.voucher)).toEqual(['paid']);
  expect(firstLabels(goodsTypes.medal)).toEqual(['paid', 'complete']);
});

test.each([
  [goodsTypes.real, 'paid', 1, true],
  [goodsTypes.real, 'packed', 1, true],
  [goodsTypes.real, 'shipping', 1, false],
  [goodsTypes.real, 'complete', 1, false],
  [goodsTypes.real, 'shipping', 2, true],
  [goodsTypes.real, 'complete', 2, false],
  [goodsTypes.voucher, 'paid', 0, false],
  [goodsTypes.voucher, 'complete', 0, false],
  [goodsTypes.medal, 'complete', 0, true],
] as const)('a refund of type %i that is %s by way %i gives the piece back: %s', (type, status, express, back) => {
  expect(comesBack({ type, status, express })).toBe(back);
});
