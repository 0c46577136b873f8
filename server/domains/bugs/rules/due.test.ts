import { expect, test } from 'vitest';
import { groupOf } from './due.ts';

const now = new Date('2026-12-01T10:00:00Z');

test.each([
  ['at the midnight before', '2026-11-30T21:00:00Z', 'late'],
  ['at the midnight that ends this day', '2026-12-01T21:00:00Z', 'today'],
  ['a second into the next day', '2026-12-01T21:00:01Z', 'later'],
] as const)('R-BUG-003 in Nairobi what is due %s', (_, due, group) => {
  expect(groupOf(new Date(due), now, 'Africa/Nairobi')).toBe(group);
});
