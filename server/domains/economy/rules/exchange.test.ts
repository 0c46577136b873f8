import { expect, test } from 'vitest';
import { exchangeFigures } from '../../../../contract/domains/economy/exchange-limits.ts';
import { isHonoured, leftToday, minuteOf, rateOf, soldBefore, whyNot } from './exchange.ts';

test.each([
  ['the day begins, nothing is sold', 0, 0, 1000],
  ['half the day is over, nothing is sold', 0, 0.5, 900],
  ['the day is over, nothing was sold', 0, 1, 800],
  ['half the day is over, half the pool is sold', 500, 0.5, 1000],
  ['the day begins, half the pool is sold', 500, 0, 1250],
  ['the day begins, all is sold', 1000, 0, 1500],
  ['the day is over, all was sold', 1000, 1, 1000],
  ['more was sold than the pool holds now', 4000, 0, 1500],
  ['it is never a fraction', 333, 0.1, 1117],
])('R-EXC-017 the rate moves with the day’s demand: %s', (_, sold, elapsed, rate) => {
  expect(rateOf(exchangeFigures, sold, elapsed)).toBe(rate);
});

test('a pool of nothing costs the most', () => {
  expect(rateOf({ ...exchangeFigures, pool: 0 }, 0, 0)).toBe(1500);
});

test.each([
  ['nobody had anything', undefined, 7, 0],
  ['what was had in this minute counts from the next on', { sold: 9, minute: 7, before: 4 }, 7, 4],
  ['what was had in an earlier one counts', { sold: 9, minute: 6, before: 4 }, 7, 9],
  ['a clock that went back sees what was before', { sold: 9, minute: 8, before: 4 }, 7, 4],
])('R-EXC-017 the rate stands still for a minute: %s', (_, row, minute, sold) => {
  expect(soldBefore(row, minute)).toBe(sold);
});

test('a minute begins every sixty seconds', () => {
  const at = (text: string) => minuteOf(new Date(`2026-11-24T10:${text}Z`));
  expect(at('00:59') - at('00:00')).toBe(0);
  expect(at('01:00') - at('00:59')).toBe(1);
});

test.each([
  ['nothing was had', 0, 0, 20],
  ['some was', 15, 15, 5],
  ['all of one’s own', 20, 20, 0],
  ['the pool is nearly empty', 0, 997, 3],
  ['the pool is empty', 0, 1000, 0],
  ['the operators have made it smaller since', 25, 2000, 0],
])('R-EXC-018 the day’s limit is the member’s own and the country’s: %s', (_, own, sold, left) => {
  expect(leftToday(exchangeFigures, own, sold)).toBe(left);
});

test.each([
  ['at once', 0, true],
  ['a second before', 59, true],
  ['a minute later', 60, false],
  ['by a clock that went back a little', -59, true],
  ['by a clock that went back a day', -86_400, false],
])('a quote is honoured for sixty seconds: %s', (_, later, honoured) => {
  const at = new Date('2026-11-24T10:00:00Z');
  expect(isHonoured(at, new Date(at.getTime() + later * 1000), 60)).toBe(honoured);
});

test.each([
  ['R-EXC-010 more than ten', {}, 20, 11, 'economy.exchange_too_many'],
  ['R-EXC-010 ten', {}, 20, 10, undefined],
  ['R-EXC-018 nothing left today', {}, 0, 1, 'economy.redemption_over'],
  ['R-EXC-018 less left than is asked for', {}, 3, 4, 'economy.left_today'],
  ['R-EXC-018 all that is left', {}, 3, 3, undefined],
  ['closed by the operators', { open: false }, 20, 1, 'economy.exchange_closed'],
])('%s', (_, own, left, xcoin, refusal) => {
  expect(whyNot({ ...exchangeFigures, ...own }, left, xcoin)).toBe(refusal);
});
