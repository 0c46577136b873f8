import fc from 'fast-check';
import { expect, test } from 'vitest';
import { conditionOf } from './conditions.ts';
import { dayAfter, everyDay, newestByClock, noonAfter } from './days.ts';
import { sumsOf } from './facts.ts';
import {
  isClosed,
  isPayable,
  mondayOf,
  monthAfter,
  monthBefore,
  postsAt,
  sharesOf,
  wasSuper,
  wholeWeeksOf,
} from './months.ts';

const at = (text: string) => new Date(`${text}:00Z`);

test('R-CRT-014 the day before is the newest from noon of the zone on, whatever UTC says', () => {
  expect(newestByClock('Africa/Lagos', at('2026-11-26T10:59'))).toBe('2026-11-24');
  expect(newestByClock('Africa/Lagos', at('2026-11-26T11:00'))).toBe('2026-11-25');
  expect(newestByClock('Asia/Kolkata', at('2026-11-26T06:30'))).toBe('2026-11-25');
  expect(newestByClock('Asia/Kolkata', at('2026-11-25T19:00'))).toBe('2026-11-24');
  expect(noonAfter('Africa/Lagos', at('2026-11-26T11:00')).toISOString()).toBe('2026-11-27T12:00:00.000Z');
});

test('a series has every day, 0 where nothing happened or less', () => {
  expect(everyDay('2026-02-27', '2026-03-01', new Map([['2026-02-28', -1]]))).toEqual(
    ['2026-02-27', '2026-02-28', '2026-03-01'].map((time) => ({ time, count: 0 })),
  );
  expect(everyDay('2026-03-02', '2026-03-01', new Map())).toEqual([]);
});

test('weeks begin on Monday, and only whole ones of a month count', () => {
  expect(mondayOf('2026-11-29')).toBe('2026-11-23');
  expect(wholeWeeksOf('2026-11')).toEqual(['2026-11-02', '2026-11-09', '2026-11-16', '2026-11-23']);
  expect(wholeWeeksOf('2027-02')).toEqual(['2027-02-01', '2027-02-08', '2027-02-15', '2027-02-22']);
  expect([monthBefore('2026-01'), monthAfter('2026-12'), monthAfter('2026-02')]).toEqual([
    ...['2025-12', '2027-01-01', '2026-03-01'],
  ]);
});

/** So many posts on the first day of each whole week of November 2026, and some on its last day. */
const posted = (weekly: number, last: number) => [
  ...wholeWeeksOf('2026-11').map((day) => ({ day, threads: weekly })),
  { day: '2026-11-30', threads: last },
];

test('R-CRT-013 a super creator has 6 posts a week, more than 24 a month and 50,000 points', () => {
  expect(wasSuper('2026-11', posted(6, 1), 50_000)).toBe(true);
  expect(wasSuper('2026-11', posted(6, 0), 50_000)).toBe(false);
  expect(wasSuper('2026-11', posted(6, 1), 49_999)).toBe(false);
  expect(wasSuper('2026-11', posted(5, 10), 50_000)).toBe(false);
  expect(wasSuper('2026-11', posted(30, 0).slice(1), 50_000)).toBe(false);
  expect(wasSuper('2026-11', [...posted(6, 0), { day: dayAfter('2026-11-30', 1), threads: 9 }], 50_000)).toBe(false);
});

test('a pool is shared by points and never exceeded', () => {
  expect(sharesOf(100, [1, 1, 1])).toEqual([33, 33, 33]);
  expect(sharesOf(12_000, [60_000, 20_000])).toEqual([9000, 3000]);
  expect(sharesOf(100, [])).toEqual([]);
  expect(sharesOf(0, [5])).toEqual([0]);
});

test('whatever points there are, shares are whole, no more than the pool together, and short of it by less than one each', () => {
  const amounts = fc.array(fc.integer({ min: 50_000, max: 2 ** 50 }), { minLength: 1, maxLength: 40 });
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 100_000_000 }), amounts, (pool, points) => {
      const shares = sharesOf(pool, points);
      const together = shares.reduce((sum, share) => sum + share, 0);
      expect(shares.every((share) => Number.isInteger(share) && share >= 0)).toBe(true);
      expect(together).toBeLessThanOrEqual(pool);
      expect(together).toBeGreaterThan(pool - points.length);
    }),
  );
});

test('posts of the running month are those of the ranking’s, though a day has begun before UTC’s', () => {
  const posted = [
    { day: '2026-11-30', threads: 3 },
    { day: '2026-12-01', threads: 1 },
  ];
  expect(postsAt(posted, '2026-12-01', '2026-11')).toEqual({ week: 4, month: 3 });
});

test('a month is counted from noon of the first on, and paid from the second on', () => {
  expect([isClosed(at('2026-12-01T11:59')), isClosed(at('2026-12-01T12:00'))]).toEqual([false, true]);
  expect([isPayable(at('2026-12-01T23:59')), isPayable(at('2026-12-02T00:00'))]).toEqual([false, true]);
});

test('a condition says how long it takes at this pace', () => {
  const had = { name: 'followers' as const, need: 100, have: 70, lately: 30 };
  expect(conditionOf(had)).toMatchObject({ done: 0, days: 30 });
  expect(conditionOf({ ...had, lately: 0 })).toMatchObject({ done: 0, days: 0 });
  expect(conditionOf({ ...had, have: 100 })).toMatchObject({ done: 1, days: 0 });
});

test('facts that a later count of the day has are left out, but views, which have no rows', () => {
  const fact = { uid: 1, day: '2026-11-26', by: 1, at: at('2026-11-26T10:00') };
  const facts = [
    { ...fact, figure: 'likes' as const },
    { ...fact, figure: 'views' as const },
  ];
  expect(sumsOf(facts, [{ ...fact, counted_at: at('2026-11-26T10:00') }])).toMatchObject([{ likes: 0, views: 1 }]);
  expect(sumsOf(facts, [{ ...fact, counted_at: at('2026-11-26T09:59') }])).toMatchObject([{ likes: 1, views: 1 }]);
});
