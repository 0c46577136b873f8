import { expect, test } from 'vitest';
import { birthdayParts, takeBirthday } from './birthday.ts';

const now = new Date('2026-11-21T12:00:00Z');

test.each([
  [1999, 2, 28, '1999-02-28'],
  [2000, 2, 29, '2000-02-29'],
  [2026, 11, 21, '2026-11-21'],
  [0, 0, 0, null],
  [1999, 2, 29, undefined],
  [1999, 13, 1, undefined],
  [1999, 0, 1, undefined],
  [0, 5, 3, undefined],
  [1999, 5, 0, undefined],
  [2026, 11, 22, undefined],
  [1899, 5, 3, undefined],
])('born %i-%i-%i is stored as %s', (birthyear, birthmonth, birthday, stored) => {
  expect(takeBirthday({ birthyear, birthmonth, birthday }, now)).toBe(stored);
  if (stored) expect(birthdayParts(stored)).toEqual({ birthyear, birthmonth, birthday });
});
