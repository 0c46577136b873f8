import { expect, test } from 'vitest';
import { comparisonOf, hourOf, monthBefore, monthOf } from './hours.ts';

const at = (text: string) => new Date(`${text}:00Z`);

test('a counting is of its full hour and its month, by UTC', () => {
  expect(hourOf(new Date('2026-11-25T17:59:59.999Z')).toISOString()).toBe('2026-11-25T17:00:00.000Z');
  expect(monthOf(at('2026-11-30T23:59'))).toBe('2026-11-01');
  expect(monthBefore(at('2026-01-31T12:00'))).toBe('2025-12-01');
});

test('how somebody moved is since the day began, and nothing when the month did', () => {
  expect(comparisonOf(at('2026-11-25T09:00'), at('2026-11-25T10:00'))).toBe('before');
  expect(comparisonOf(at('2026-11-24T23:00'), at('2026-11-25T00:00'))).toBe('places');
  expect(comparisonOf(at('2026-11-30T23:00'), at('2026-12-01T00:00'))).toBe('none');
});
