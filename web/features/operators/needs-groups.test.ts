import { expect, test } from 'vitest';
import type { ZoneOffset } from '../../../contract/primitives/zones.ts';
import type { ConsolePage } from '../../shell/console-page.ts';
import { needLines, nothingWaitsOn, partOfDay, spanOf, whenOf } from './needs-groups.ts';

const at = (iso: string) => Date.parse(iso) / 1000;
const lagos: readonly ZoneOffset[] = [[0, 60]];
const now = at('2026-11-28T22:30:00Z');

test('a promise that is over is late, one of this day by the country’s clock is for today, all else for later', () => {
  expect(whenOf(now, now, lagos)).toBe('late');
  expect(whenOf(now + 1, now, lagos)).toBe('today');
  // Midnight in Lagos is 23:00 by UTC.
  expect(whenOf(at('2026-11-28T22:59:59Z'), now, lagos)).toBe('today');
  expect(whenOf(at('2026-11-28T23:00:00Z'), now, lagos)).toBe('later');
  expect(whenOf(null, now, lagos)).toBe('later');
});

const page = (waiting: string): ConsolePage => ({
  ...{ group: 'waits', order: 1, to: `/operator/${waiting}`, text: 'operators.nav.reports', icon: 'flag', waiting },
});

test('what was promised first comes first, without a promise what waits longest; what waits for nothing is apart', () => {
  const pages = ['reports', 'bugs', 'orders', 'holds'].map(page);
  const need = (name: string, oldest: number, due: number | null) => ({
    ...{ name, count: 2, oldest: new Date(oldest * 1000).toISOString() },
    due: due === null ? null : new Date(due * 1000).toISOString(),
  });
  const list = [
    need('reports', now - 60, null),
    need('bugs', now - 120, null),
    need('orders', now - 30, now + 3600),
    { name: 'holds', count: 0, oldest: null, due: null },
  ];
  const lines = needLines(pages, list, { now, zone: lagos });
  expect(lines.map((line) => line.page.waiting)).toEqual(['orders', 'bugs', 'reports']);
  expect(lines[0]).toMatchObject({ when: 'later', due: now + 3600, oldest: now - 30 });
  expect(nothingWaitsOn(pages, list).map(({ waiting }) => waiting)).toEqual(['holds']);
});

test('a span is said in the largest unit that two of them fill, and is never less than a minute', () => {
  expect(spanOf(5)).toEqual({ unit: 'minutes', count: 1 });
  expect(spanOf(7199)).toEqual({ unit: 'minutes', count: 119 });
  expect(spanOf(7200)).toEqual({ unit: 'hours', count: 2 });
  expect(spanOf(172_799)).toEqual({ unit: 'hours', count: 47 });
  expect(spanOf(172_800)).toEqual({ unit: 'days', count: 2 });
});

test('one is greeted by the clock of the country', () => {
  const greeted = ['02:59', '03:00', '10:59', '11:00', '16:59', '17:00'].map((clock) =>
    partOfDay(at(`2026-11-28T${clock}:00Z`), lagos),
  );
  expect(greeted).toEqual(['evening', 'morning', 'morning', 'afternoon', 'afternoon', 'evening']);
});
