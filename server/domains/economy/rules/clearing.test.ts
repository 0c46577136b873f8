import { expect, test } from 'vitest';
import { stepDue, toClear } from './clearing.ts';

test.each([
  ['UTC', '2026-11-24T12:00:00Z', undefined],
  ['UTC', '2026-12-01T23:59:59Z', undefined],
  ['UTC', '2026-12-02T00:00:00Z', [2026, 30]],
  ['UTC', '2026-12-24T23:59:59Z', [2026, 30]],
  ['UTC', '2026-12-25T00:00:00Z', [2026, 7]],
  ['UTC', '2026-12-31T00:00:00Z', [2026, 1]],
  ['UTC', '2026-12-31T23:59:59Z', [2026, 1]],
  ['UTC', '2027-01-01T00:00:00Z', [2026, 0]],
  ['UTC', '2027-01-30T23:59:59Z', [2026, 0]],
  ['UTC', '2027-01-31T00:00:00Z', undefined],
  ['Asia/Kathmandu', '2026-12-31T18:14:59Z', [2026, 1]],
  ['Asia/Kathmandu', '2026-12-31T18:15:00Z', [2026, 0]],
])('R-WAL-003 in %s at %s the step due is %j', (zone, at, step) => {
  const due = stepDue(zone, new Date(at));
  expect(due && [due.year, due.days]).toEqual(step);
});

test.each([
  ['all that is there', 5, 5, 5],
  ['not what came in the new year', 8, 5, 5],
  ['no more than is there', 3, 5, 3],
  ['nothing where all of it was spent since', 4, 0, 0],
  ['nothing where more was spent since than there was', 4, -2, 0],
])('R-WAL-003 cleared is %s', (_, balance, old, cleared) => {
  expect(toClear(balance, old)).toBe(cleared);
});
