import { expect, test } from 'vitest';
import { daysAfter, daysBefore, utcDay } from './days.ts';

test('days are 24 hours each, and a day by UTC ends with its last minute', () => {
  const at = new Date('2026-11-20T23:59:00Z');
  expect(daysAfter(at, 2).toISOString()).toBe('2026-11-22T23:59:00.000Z');
  expect(daysBefore(at, 1).toISOString()).toBe('2026-11-19T23:59:00.000Z');
  expect([utcDay(at), utcDay(new Date('2026-11-21T00:00:00Z'))]).toEqual(['2026-11-20', '2026-11-21']);
});
