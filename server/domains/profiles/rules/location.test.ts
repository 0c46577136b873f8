import { expect, test } from 'vitest';
import { locationOpensAt } from './location.ts';

test.each([
  ['2026-08-21T12:00:00Z', '2026-11-21T12:00:00Z'],
  ['2026-11-30T09:00:00Z', '2027-02-28T09:00:00Z'],
  ['2027-11-30T09:00:00Z', '2028-02-29T09:00:00Z'],
  ['2026-12-31T00:00:00Z', '2027-03-31T00:00:00Z'],
])('R-PRO-008 who registered at %s may move from %s on', (registered, opens) => {
  expect(locationOpensAt(new Date(registered))).toEqual(new Date(opens));
});
