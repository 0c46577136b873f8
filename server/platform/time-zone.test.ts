import { expect, test } from 'vitest';
import { aheadAt } from '../../contract/primitives/zones.ts';
import { dayIn, dayShareIn, endOfYear, zoneOffsets } from './time-zone.ts';

const seconds = (iso: string): number => Date.parse(iso) / 1000;
const now = seconds('2025-11-21T12:00:00Z');

test('a zone without summer time has one offset, of minutes too', () => {
  const offsets = zoneOffsets('Asia/Kathmandu', now);
  expect(offsets).toHaveLength(1);
  expect(aheadAt(now, offsets)).toBe((5 * 60 + 45) * 60);
  expect(aheadAt(now, zoneOffsets('UTC', now))).toBe(0);
});

test('summer time begins and ends at its very second', () => {
  const offsets = zoneOffsets('Africa/Cairo', now);
  const begins = seconds('2025-04-24T22:00:00Z');
  const ends = seconds('2025-10-30T21:00:00Z');
  expect([begins - 1, begins, ends - 1, ends].map((at) => aheadAt(at, offsets) / 3600)).toEqual([2, 3, 3, 2]);
});

test('west of Greenwich it is earlier, and before the first offset that one holds', () => {
  const offsets = zoneOffsets('America/Bogota', now);
  expect(aheadAt(now, offsets)).toBe(-5 * 3600);
  expect(aheadAt(0, offsets)).toBe(-5 * 3600);
  expect(aheadAt(now, [])).toBe(0);
});

test('the day is the calendar’s of the place', () => {
  const at = new Date('2026-11-20T22:30:00Z');
  expect(dayIn('UTC', at)).toBe('2026-11-20');
  expect(dayIn('Africa/Nairobi', at)).toBe('2026-11-21');
  expect(dayIn('America/Bogota', new Date('2026-11-21T04:59:59Z'))).toBe('2026-11-20');
});

test.each([
  ['UTC', '2026-11-20T00:00:59Z', 0],
  ['UTC', '2026-11-20T12:00:00Z', 720],
  ['Africa/Lagos', '2026-11-20T22:59:59Z', 1439],
  ['Africa/Lagos', '2026-11-20T23:00:00Z', 0],
])('so much of the day is over in %s at %s, by whole minutes', (zone, at, minutes) => {
  expect(dayShareIn(zone, new Date(at)) * 1440).toBeCloseTo(minutes);
});

test.each([
  ['UTC', '2027-01-01T00:00:00Z'],
  ['Asia/Kathmandu', '2026-12-31T18:15:00Z'],
  ['America/Bogota', '2027-01-01T05:00:00Z'],
])('a year is over in %s at its own midnight', (zone, at) => {
  expect(endOfYear(zone, 2026)).toEqual(new Date(at));
});
