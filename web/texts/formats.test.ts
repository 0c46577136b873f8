import { globSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { shortCount } from '../lib/counts.ts';
import { ageOf, clockOf, dateOf } from '../lib/time.ts';
import { writtenDay, writtenMonth } from '../lib/written-day.ts';
import { barAt, barDurationMs, barThrottleMs } from '../router/loading-bar.tsx';
import { textsOf } from './load.ts';
import { momentWords } from './moment-words.ts';

describe('R-MSC-049 how long ago', () => {
  const now = 1_800_000_000;
  test.each([
    [-5, { unit: 'now' }],
    [0, { unit: 'now' }],
    [59, { unit: 'now' }],
    [60, { unit: 'minutes', count: 1 }],
    [119, { unit: 'minutes', count: 1 }],
    [3599, { unit: 'minutes', count: 59 }],
    [3600, { unit: 'hours', count: 1 }],
    [86_399, { unit: 'hours', count: 23 }],
    [86_400, { unit: 'date' }],
  ])('%i seconds', (seconds, age) => {
    expect(ageOf(now - seconds, now)).toEqual(age);
  });

  test('the day is written yyyy-m-dd, in the time zone of the locale', () => {
    const newYear = Date.UTC(2026, 0, 1, 0, 30) / 1000;
    expect(dateOf(newYear, [])).toBe('2026-1-01');
    expect(dateOf(newYear - 3600, [])).toBe('2025-12-31');
    expect(dateOf(newYear - 3600, [[0, 330]])).toBe('2026-1-01');
    expect(clockOf(newYear - 3600, [[0, 330]])).toBe('05:00');
    const moved = [
      [0, 60],
      [newYear - 3600, 0],
    ] as const;
    expect([newYear - 3601, newYear - 3600].map((at) => dateOf(at, moved))).toEqual(['2026-1-01', '2025-12-31']);
  });
});

test('outside of lists a day and a month are written in words, in the time zone of the locale', () => {
  const newYear = Date.UTC(2026, 0, 1, 0, 30) / 1000;
  const all = (['en', 'fr', 'hi'] as const).map((language) => [
    writtenDay(newYear, [], language),
    writtenMonth('2026-01', language),
  ]);
  expect(all).toEqual([
    ['1 January 2026', 'January 2026'],
    ['1 janvier 2026', 'janvier 2026'],
    ['1 जनवरी 2026', 'जनवरी 2026'],
  ]);
  expect(writtenDay(newYear - 3600, [[0, 330]], 'en')).toBe('1 January 2026');
});

test('a day in figures stands in lists alone, where a moment’s age is written', () => {
  const files = globSync('web/**/*.{ts,tsx}').filter((file) => !file.includes('.test.'));
  const users = files.filter((file) => /\bdateOf\b/.test(readFileSync(file, 'utf8')));
  expect(users.sort()).toEqual(['web/lib/time.ts', 'web/texts/formats.tsx', 'web/texts/moment-words.ts']);
});

describe('what a page says of a moment', () => {
  const noon = Date.UTC(2026, 10, 21, 12) / 1000;
  const said = (secondsAgo: number, language: 'en' | 'fr' | 'hi', isWritten: boolean, short = false) =>
    momentWords(
      { at: noon - secondsAgo, short },
      { ...{ now: noon, zone: [], language, isWritten }, t: textsOf(language).translate },
    );
  test.each([
    [30, 'moments ago', '11:59', 'now'],
    [7200, '2 hours ago', '10:00', '2 h'],
    [13 * 3600, '13 hours ago', 'Yesterday, 23:00', '13 h'],
    [86_400, '2026-11-20', 'Yesterday, 12:00', '2026-11-20'],
    [2 * 86_400, '2026-11-19', '2026-11-19', '2026-11-19'],
    [-100_000, 'moments ago', '2026-11-22', 'now'],
  ])('%i seconds before: how long ago, when, and in short', (ago, relative, written, short) => {
    expect([said(ago, 'en', false), said(ago, 'en', true), said(ago, 'en', false, true)]).toEqual([
      relative,
      written,
      short,
    ]);
  });

  test('the same in French and Hindi', () => {
    expect([said(7200, 'fr', false), said(86_400, 'fr', true), said(86_400, 'fr', true, true)]).toEqual([
      'il y a 2 heures',
      'Hier, 12:00',
      'Hier',
    ]);
    expect(said(86_400, 'hi', true)).toBe('कल, 12:00');
  });
});

describe('R-MSC-050 counts', () => {
  test.each([
    [0, 'one', 0],
    [999, 'one', 999],
    [1000, 'one', 1000],
    [1001, 'thousand', 1],
    [1999, 'thousand', 1.9],
    [12_345, 'thousand', 12.3],
    [999_999, 'thousand', 999.9],
    [1_000_000, 'thousand', 1000],
    [1_000_001, 'million', 1],
    [2_550_000, 'million', 2.5],
  ] as const)('%i is shown in %s as %d', (count, unit, value) => {
    expect(shortCount(count)).toEqual({ unit, value });
  });
});

test('R-MSC-048 the loading bar shows after 200 ms and runs for 5000', () => {
  expect([barThrottleMs, barDurationMs]).toEqual([200, 5000]);
  expect([0, 199, 200, 5199, 5200, 9000].map(barAt)).toEqual([
    'hidden',
    'hidden',
    'running',
    'running',
    'full',
    'full',
  ]);
});
