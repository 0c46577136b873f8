import { describe, expect, test } from 'vitest';
import { giftFigures as figures } from '../../../../contract/domains/gifts/limits.ts';
import { isNew, mayReceive } from './gift.ts';

const joined = new Date('2026-11-01T10:00:00Z');

describe('an account is new for thirty days', () => {
  test.each([
    ['2026-11-01T10:00:00Z', true],
    ['2026-12-01T09:59:59Z', true],
    ['2026-12-01T10:00:00Z', false],
    ['2027-06-01T00:00:00Z', false],
  ])('at %s: %s', (at, expected) => {
    expect(isNew(figures, joined, new Date(at))).toBe(expected);
  });
});

describe('a member gets 500 XGold a day from new accounts', () => {
  test.each([
    [0, 500, true],
    [450, 50, true],
    [451, 50, false],
    [500, 1, false],
    [900, 1, false],
  ])('after %d given, %d: %s', (given, xgold, expected) => {
    expect(mayReceive(figures, { day: '2026-11-28', given }, xgold)).toBe(expected);
  });
});
