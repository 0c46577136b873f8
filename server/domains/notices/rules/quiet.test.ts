import { expect, test } from 'vitest';
import { clockOf, minutesOf, quietUntil } from './quiet.ts';

const hour = 3600;

test.each([
  // now in UTC, hours ahead, from, to, the end in UTC
  ['at night, before midnight', '2026-11-21T21:30:00Z', 1, '22:00', '07:00', '2026-11-22T06:00:00Z'],
  ['at night, after midnight', '2026-11-22T03:00:00Z', 1, '22:00', '07:00', '2026-11-22T06:00:00Z'],
  ['by day', '2026-11-21T12:00:00Z', 1, '22:00', '07:00', undefined],
  ['at the minute they begin', '2026-11-21T21:00:00Z', 1, '22:00', '07:00', '2026-11-22T06:00:00Z'],
  ['a second before they begin', '2026-11-21T20:59:59Z', 1, '22:00', '07:00', undefined],
  ['at the minute they end', '2026-11-22T06:00:00Z', 1, '22:00', '07:00', undefined],
  ['a second before they end', '2026-11-22T05:59:59Z', 1, '22:00', '07:00', '2026-11-22T06:00:00Z'],
  ['within one day', '2026-11-21T13:30:00Z', 0, '13:00', '15:00', '2026-11-21T15:00:00Z'],
  ['before those of one day', '2026-11-21T12:59:00Z', 0, '13:00', '15:00', undefined],
  ['half an hour off', '2026-11-21T16:45:00Z', 5.5, '22:00', '06:30', '2026-11-22T01:00:00Z'],
  ['three quarters off, the next day', '2026-11-21T18:20:00Z', 5.75, '00:00', '06:00', '2026-11-22T00:15:00Z'],
  ['behind UTC', '2026-11-22T03:00:00Z', -3, '23:00', '01:00', '2026-11-22T04:00:00Z'],
  ['hours that begin when they end', '2026-11-21T22:00:00Z', 0, '22:00', '22:00', undefined],
])('%s', (_, now, ahead, from, to, end) => {
  const until = quietUntil(new Date(now), () => ahead * hour, { from: minutesOf(from), to: minutesOf(to) });
  expect(until).toEqual(end === undefined ? undefined : new Date(end));
});

test.each([
  ['back', '2026-10-29T20:30:00Z', 3, '2026-10-29T21:00:00Z', 2, '2026-10-30T05:00:00Z'],
  ['forward', '2026-04-23T21:30:00Z', 2, '2026-04-23T22:00:00Z', 3, '2026-04-24T04:00:00Z'],
])('in a night in which clocks are put %s they end by the new time', (_, now, before, turn, after, end) => {
  const ahead = (at: number) => (at < Date.parse(turn) / 1000 ? before : after) * hour;
  expect(quietUntil(new Date(now), ahead, { from: minutesOf('22:00'), to: minutesOf('07:00') })).toEqual(new Date(end));
});

test('without quiet hours there is nothing to wait for', () => {
  expect(quietUntil(new Date('2026-11-21T23:00:00Z'), () => 0, undefined)).toBeUndefined();
});

test.each(['00:00', '07:05', '23:59'])('%s is the same clock after both ways', (clock) => {
  expect(clockOf(minutesOf(clock))).toBe(clock);
});
