import { expect, test } from 'vitest';
import { dayOfHour, hourOf, isTooLate, momentIn, overBefore } from './view-hour.ts';

const at = (time: string): number => Date.parse(`2026-11-30T${time}Z`);

test.each([
  ['10:00:00.000', '10:00'],
  ['10:59:59.999', '10:00'],
  ['11:00:00.000', '11:00'],
])('what is read at %s counts in the hour of %s', (time, hour) => {
  expect(hourOf(at(time))).toBe(at(hour));
});

test.each([
  ['10:59:59', false],
  ['11:04:59', false],
  ['11:05:00', true],
])('what is written of the hour of 10 at %s is too late: %s', (time, late) => {
  expect(isTooLate(at('10:00'), at(time))).toBe(late);
});

test.each([
  ['11:09:59', '10:00'],
  ['11:10:00', '11:00'],
])('at %s hours are over that began before %s: no earlier than nothing can come of them', (time, before) => {
  expect(overBefore(at(time))).toBe(at(before));
  expect(isTooLate(overBefore(at(time)) - 3_600_000, at(time))).toBe(true);
});

test('views of an hour that are added later stay in it, and in its day', () => {
  expect(momentIn(at('23:00'), at('23:20'))).toBe(at('23:20'));
  expect(momentIn(at('23:00'), at('23:59:59.999') + 5000)).toBe(at('23:59:59.999'));
  expect(dayOfHour(at('23:00'))).toBe('2026-11-30');
});
