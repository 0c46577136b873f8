import { expect, test } from 'vitest';
import { momentOrNone } from '../../../../contract/primitives/fields.ts';
import { dateField } from './store-dates.ts';

test('a moment goes into a field and comes back as it was, to the minute; none stays none', () => {
  for (const seconds of [60, 1_764_072_000]) expect(momentOrNone.parse(dateField(seconds))).toBe(seconds);
  expect([0, 1_764_072_000].map(dateField)).toEqual(['', '2025-11-25T12:00']);
});
