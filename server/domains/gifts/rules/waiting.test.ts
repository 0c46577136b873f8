import { describe, expect, test } from 'vitest';
import { daysAfter } from '../../../platform/days.ts';
import { fateOf, standingOf, waitsUntil } from './waiting.ts';

const now = new Date('2026-11-28T10:00:00Z');
const joined = (days: number) => daysAfter(now, -days);

describe('a gift waits', () => {
  test.each([
    ['of an account of this moment', 0, false, 7],
    ['of one that is six days old', 6, false, 1],
    ['of one that is a moment younger than seven days', 7 - 1 / 86_400, false, 1 / 86_400],
    ['of one that is seven days old', 7, false, undefined],
    ['of an old one', 400, false, undefined],
    ['between members who share an address, of a new account', 0, true, 7],
    ['between such, of one that is six days old', 6, true, 7],
    ['between such, of an old account', 400, true, 7],
  ])('%s', (_, age, shares, days) => {
    const until = waitsUntil({ joinedAt: joined(age), shares }, now);
    expect(until).toEqual(days === undefined ? undefined : daysAfter(now, days));
  });
});

describe('when it is due', () => {
  const [over, forGood] = [{ expiresAt: daysAfter(now, 3) }, { expiresAt: null }];
  test.each([
    [true, undefined, 'good'],
    [true, over, 'for_now'],
    [true, forGood, 'never'],
    [false, undefined, 'never'],
    [false, over, 'never'],
  ] as const)('somebody who is there: %s, with %o, stands %s', (isThere, sanction, standing) => {
    expect(standingOf(isThere, sanction)).toBe(standing);
  });

  test.each([
    ['good', 'good', 'release'],
    ['for_now', 'good', 'wait'],
    ['good', 'for_now', 'wait'],
    ['never', 'good', 'return'],
    ['good', 'never', 'return'],
    ['for_now', 'never', 'return'],
    ['never', 'never', 'return'],
  ] as const)('with a giver who stands %s and a receiver who stands %s: %s', (giver, receiver, fate) => {
    expect(fateOf(giver, receiver)).toBe(fate);
  });
});
