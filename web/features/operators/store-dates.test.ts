import { expect, test } from 'vitest';
import { dateField, secondsOfField } from './store-dates.ts';

test('a moment goes into a field and comes back as it was, to the minute; none stays none', () => {
  for (const seconds of [0, 60, 1_764_072_000]) expect(secondsOfField(dateField(seconds))).toBe(seconds);
  expect(dateField(1_764_072_000)).toBe('2025-11-25T12:00');
  expect(secondsOfField('nonsense')).toBe(0);
});
