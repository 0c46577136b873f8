import { describe, expect, test } from 'vitest';
import { amountOf, doneOfSeven, isDone, streakOn } from './check-in.ts';

const ladder = [10, 10, 15, 15, 20, 20, 50];

describe('a streak of check-ins', () => {
  test.each([
    ['nobody has come yet', undefined, '2026-11-24', { streak: 0, done: 0, signed: false }],
    [
      'yesterday holds until today’s check-in',
      { day: '2026-11-23', streak: 3 },
      '2026-11-24',
      { streak: 3, done: 3, signed: false },
    ],
    ['today’s counts at once', { day: '2026-11-24', streak: 4 }, '2026-11-24', { streak: 4, done: 4, signed: true }],
    ['a missed day ends it', { day: '2026-11-22', streak: 9 }, '2026-11-24', { streak: 0, done: 0, signed: false }],
    [
      'the seventh day fills the seven',
      { day: '2026-11-24', streak: 7 },
      '2026-11-24',
      { streak: 7, done: 7, signed: true },
    ],
    [
      'and the eighth begins them anew',
      { day: '2026-11-23', streak: 7 },
      '2026-11-24',
      { streak: 7, done: 0, signed: false },
    ],
    ['a month’s end is no gap', { day: '2026-02-28', streak: 2 }, '2026-03-01', { streak: 2, done: 2, signed: false }],
    [
      'a later day further east counts as today',
      { day: '2026-11-25', streak: 5 },
      '2026-11-24',
      { streak: 5, done: 5, signed: true },
    ],
  ] as const)('%s', (_, last, day, { streak, done, signed }) => {
    expect({ streak: streakOn(last, day), done: doneOfSeven(last, day), signed: isDone(last, day) }).toEqual({
      streak,
      done,
      signed,
    });
  });

  test.each([
    [1, 10],
    [3, 15],
    [7, 50],
    [8, 10],
    [14, 50],
    [15, 10],
  ])('day %i earns %i XGold', (streak, amount) => {
    expect(amountOf(ladder, streak)).toBe(amount);
  });
});
