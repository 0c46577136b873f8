import { expect, test } from 'vitest';
import { afterWorkingTime, workingDay, workingSeconds } from './working-time.ts';

const lagos = 'Africa/Lagos';

test.each([
  ['a Tuesday', lagos, '2026-11-24T15:20:00Z', '2026-11-26T15:20:00.000Z'],
  ['a Thursday, over the weekend', lagos, '2026-11-26T09:00:00Z', '2026-11-30T09:00:00.000Z'],
  ['Friday evening', lagos, '2026-11-27T21:30:00Z', '2026-12-01T21:30:00.000Z'],
  ['Friday night there that is still Friday', lagos, '2026-11-27T22:59:59Z', '2026-12-01T22:59:59.000Z'],
  ['a Saturday: the end of Tuesday', lagos, '2026-11-28T10:00:00Z', '2026-12-01T23:00:00.000Z'],
  ['a Sunday that is Monday in India', 'Asia/Kolkata', '2026-11-29T19:00:00Z', '2026-12-01T19:00:00.000Z'],
  ['the same moment in Nigeria, where it is Sunday', lagos, '2026-11-29T19:00:00Z', '2026-12-01T23:00:00.000Z'],
  ['clocks that go forward on Friday', 'Africa/Cairo', '2026-04-23T12:00:00Z', '2026-04-27T11:00:00.000Z'],
  ['clocks that go back', 'Europe/Paris', '2026-10-23T10:00:00Z', '2026-10-27T11:00:00.000Z'],
  ['the turn of the year', lagos, '2026-12-31T12:00:00Z', '2027-01-04T12:00:00.000Z'],
] as const)('R-BUG-003 two working days after %s', (_, zone, from, due) => {
  expect(afterWorkingTime(zone, new Date(from), 2 * workingDay).toISOString()).toBe(due);
});

test('working time passes from Monday to Friday alone', () => {
  const friday = new Date('2026-11-27T21:00:00Z');
  expect(workingSeconds(lagos, friday, new Date('2026-11-29T12:00:00Z'))).toBe(2 * 3600);
  expect(workingSeconds(lagos, friday, new Date('2026-11-30T00:00:00Z'))).toBe(3 * 3600);
  expect(workingSeconds(lagos, new Date('2026-11-30T00:00:00Z'), friday)).toBe(-3 * 3600);
});

test('what was left is what is left once it goes on', () => {
  const [asked, due] = [new Date('2026-11-26T15:00:00Z'), new Date('2026-11-27T15:00:00Z')];
  const left = workingSeconds(lagos, asked, due);
  expect(left).toBe(workingDay);
  expect(afterWorkingTime(lagos, new Date('2026-12-02T08:00:00Z'), left).toISOString()).toBe(
    '2026-12-03T08:00:00.000Z',
  );
});
