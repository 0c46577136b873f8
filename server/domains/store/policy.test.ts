import { expect, test } from 'vitest';
import { isOfferedIn, whyNotBuy } from './policy.ts';

const now = new Date('2026-11-25T12:00:00Z');
const before = new Date('2026-11-25T11:59:59Z');
const goods = {
  ...{ on_sale: true, stock: 3, price: 10, per_member: 2, country_fids: [] },
  ...{ sale_from: null, sale_until: null },
};
const buyer = { countryFid: 188, xcoin: 10, bought: 1, owns: false, reaches: true };
const moment = { now, open: [188, 207] };

test('goods that are on sale, in stock, open here, within the limit and within means may be bought', () => {
  expect(whyNotBuy(goods, buyer, moment)).toBeUndefined();
  expect(whyNotBuy({ ...goods, sale_from: now, per_member: 0 }, { ...buyer, bought: 9 }, moment)).toBeUndefined();
});

test.each([
  ['R-SHP-016 off sale', { on_sale: false }, {}, 'store.removed'],
  ['offered elsewhere', { country_fids: [207] }, {}, 'store.closed_here'],
  ['R-SHP-010 the store is not open', {}, { countryFid: 209 }, 'store.closed_here'],
  ['over at this very moment', { sale_until: now }, {}, 'store.sale_over'],
  ['not begun', { sale_from: new Date(now.getTime() + 1) }, {}, 'store.not_yet'],
  ['R-SHP-015 none left', { stock: 0 }, {}, 'store.sold_out'],
  ['R-SHP-015 fewer than none', { stock: -1 }, {}, 'store.sold_out'],
  ['for pick-up alone, and no shop offers it', {}, { reaches: false }, 'store.no_shops'],
  ['owned', {}, { owns: true }, 'store.owned'],
  ['as many as one may have', {}, { bought: 2 }, 'store.limit_reached'],
  ['R-SHP-017 one XCoin too few', {}, { xcoin: 9 }, 'economy.insufficient_xcoin'],
])('%s: refused by its own name', (_, changed, who, why) => {
  expect(whyNotBuy({ ...goods, ...changed }, { ...buyer, ...who }, moment)).toBe(why);
});

test('what could be changed least is said first', () => {
  const poor = { ...buyer, xcoin: 0, owns: true };
  expect(whyNotBuy({ ...goods, on_sale: false, stock: 0 }, poor, moment)).toBe('store.removed');
  expect(whyNotBuy({ ...goods, stock: 0, sale_until: before }, poor, moment)).toBe('store.sale_over');
});

test('goods for some countries are offered there alone, and where the store is open', () => {
  expect(isOfferedIn({ country_fids: [207, 209] }, 207, [188, 207])).toBe(true);
  expect(isOfferedIn({ country_fids: [207, 209] }, 209, [188, 207])).toBe(false);
  expect(isOfferedIn({ country_fids: [] }, 188, [188])).toBe(true);
});
