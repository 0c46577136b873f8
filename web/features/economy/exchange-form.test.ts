import { expect, test } from 'vitest';
import { bannerOf, choices, isOfNumber, lackingFor, madeBefore, numberIn, stepped } from './exchange-form.ts';

test.each([
  ['4', 4],
  [' 10 ', 10],
  ['1\u00a00', 10],
  ['२', 2],
  ['१०', 10],
  ['', undefined],
  ['1.5', undefined],
  ['-1', undefined],
  ['four', undefined],
  ['12345678', undefined],
])('%j is the number %j', (typed, number) => {
  expect(numberIn(typed)).toBe(number);
});

test.each([
  ['4', 1, '5'],
  ['4', -1, '3'],
  ['1', -1, '1'],
  ['10', 1, '10'],
  ['99', 1, '10'],
  ['', 1, '1'],
  ['four', -1, '1'],
] as const)('from %j by %d it is %j', (typed, by, to) => {
  expect(stepped(typed, by, 10)).toBe(to);
});

test('R-EXC-010 no press chooses more than may be had at once', () => {
  expect(choices(10)).toEqual([1, 5, 10]);
  expect(choices(7)).toEqual([1, 5]);
});

test('what is missing for so many XCoin, or for one where the number is not known', () => {
  const info = { xcoinrate: 300, xglodCount: 500 };
  expect([lackingFor(info), lackingFor(info, 1), lackingFor(info, 2), lackingFor(info, 0)]).toEqual([0, 0, 100, 0]);
  expect(lackingFor({ ...info, xglodCount: 0 })).toBe(300);
});

test('R-EXC-003 the banner of 211 and 212 is another than that of all others', () => {
  expect([211, 212].map(bannerOf)).toEqual(['own', 'own']);
  expect([188, 210, 213, 293].map(bannerOf)).toEqual(['common', 'common', 'common', 'common']);
});

test('what is about the number stands at its field, all else is a note', () => {
  expect(isOfNumber('economy.exchange_too_many')).toBe(true);
  expect(isOfNumber('economy.need_xgold')).toBe(false);
  expect(isOfNumber(undefined)).toBe(false);
});

test('a form that confirms or cancels what was made before says that it was made, not that it ended', () => {
  const refused = (name: string) => ({ name, msg: 'Was made', issues: [], extra: {} });
  expect(madeBefore({ refused: refused('economy.exchange_made') })).toBe('Was made');
  expect(madeBefore({ refused: refused('economy.no_order') })).toBeUndefined();
  expect(madeBefore({})).toBeUndefined();
});
