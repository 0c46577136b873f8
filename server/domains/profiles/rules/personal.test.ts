import { describe, expect, test } from 'vitest';
import { defaultPrivacy, personalFields } from '../../../../contract/domains/profiles/limits.ts';
import { birthdayParts, takeBirthday } from './birthday.ts';
import { locationOpensAt } from './location.ts';
import { privacyOf, visiblePersonal } from './personal.ts';

const told = {
  gender: 2,
  birthday: 3,
  birthmonth: 5,
  birthyear: 1999,
  occupation: 'Baker',
  realname: 'Ada Obi',
  nationality: 'NG',
  cityname: 'Ibadan',
};

describe('who sees what a member tells', () => {
  test('as long as they say nothing, real name and birthday stay with them', () => {
    const other = visiblePersonal(told, defaultPrivacy, 'other');
    expect(other.hidden).toEqual(['birthday', 'realname', 'cityname']);
    expect(other.personal).toEqual({
      ...told,
      birthday: 0,
      birthmonth: 0,
      birthyear: 0,
      realname: '',
      cityname: '',
    });
    expect(visiblePersonal(told, defaultPrivacy, 'followed').hidden).toEqual(['birthday', 'realname']);
  });

  test.each(personalFields)('%s is shown to those it is for and to nobody else', (field) => {
    const hides = (audience: string, relation: 'self' | 'followed' | 'other') =>
      visiblePersonal(told, privacyOf({ ...defaultPrivacy, [field]: audience }), relation).hidden.includes(field);
    expect([hides('me', 'self'), hides('me', 'followed'), hides('me', 'other')]).toEqual([false, true, true]);
    expect([hides('followed', 'followed'), hides('followed', 'other')]).toEqual([false, true]);
    expect(hides('everyone', 'other')).toBe(false);
  });

  test('what is stored and not understood counts as not said', () => {
    expect(privacyOf(null)).toEqual(defaultPrivacy);
    expect(privacyOf({ gender: 'nobody', birthday: 7, extra: 'me' })).toEqual(defaultPrivacy);
  });
});

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

test.each([
  ['2026-08-21T12:00:00Z', '2026-11-21T12:00:00Z'],
  ['2026-11-30T09:00:00Z', '2027-02-28T09:00:00Z'],
  ['2027-11-30T09:00:00Z', '2028-02-29T09:00:00Z'],
  ['2026-12-31T00:00:00Z', '2027-03-31T00:00:00Z'],
])('R-PRO-008 who registered at %s may move from %s on', (registered, opens) => {
  expect(locationOpensAt(new Date(registered))).toEqual(new Date(opens));
});
