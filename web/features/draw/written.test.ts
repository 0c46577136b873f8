import { expect, test } from 'vitest';
import { checkPath, fours, numberOf, ticketFigures, ticketWords } from './written.ts';

test('a ticket is written in threes, six figures at least', () => {
  expect(ticketWords(3812)).toBe('003\u202f812');
  expect(ticketWords(12_345_678)).toBe('12\u202f345\u202f678');
  expect(ticketFigures(417)).toEqual(['0', '0', '0', '4', '1', '7']);
});

test('hexadecimal figures stand in fours', () => {
  expect(fours('9f3c71d0a')).toBe('9f3c 71d0 a');
  expect(fours('')).toBe('');
});

test.each([
  ['12', 12],
  ['0', 0],
  ['1e3', 0],
  ['check', 0],
  [undefined, 0],
] as const)('an address that says %s means draw %i', (text, drawid) => {
  expect(numberOf(text)).toBe(drawid);
});

test('the check of a draw has an address of its own', () => {
  expect(checkPath(7)).toBe('/jackpot/check?draw=7');
});
