import { expect, test } from 'vitest';
import { invitationRewards } from '../../../../contract/domains/invitations/limits.ts';
import { monthOf, nextTierOf, payDayOf, tierOf } from './months.ts';

const { months } = invitationRewards;

test('R-INV-003 reaching a tier’s number is enough, and the highest tier reached is the one that is paid', () => {
  const paid = (invitees: number) => tierOf(invitees, months)?.xgold ?? 0;
  expect([0, 4, 5, 9, 10, 14, 15, 19, 20, 49, 50, 99, 100, 5000].map(paid)).toEqual([
    0, 0, 100, 100, 300, 300, 500, 500, 800, 800, 3000, 3000, 10_000, 10_000,
  ]);
});

test('the next tier is the nearest above, and past the last there is none', () => {
  expect(nextTierOf(0, months)).toEqual({ invitees: 5, xgold: 100 });
  expect(nextTierOf(5, months)).toEqual({ invitees: 10, xgold: 300 });
  expect(nextTierOf(100, months)).toBeUndefined();
  expect(nextTierOf(3, months.toReversed())).toEqual({ invitees: 5, xgold: 100 });
});

test('a month is paid on the 1st of the next, over the turn of the year too', () => {
  expect(monthOf(new Date('2026-11-30T23:59:59Z'))).toBe('2026-11');
  expect(payDayOf('2026-11')).toBe(Date.parse('2026-12-01T00:00:00Z') / 1000);
  expect(payDayOf('2026-12')).toBe(Date.parse('2027-01-01T00:00:00Z') / 1000);
});
