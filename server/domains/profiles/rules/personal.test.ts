import { describe, expect, test } from 'vitest';
import { defaultPrivacy, personalFields } from '../../../../contract/domains/profiles/limits.ts';
import { privacyOf, visiblePersonal } from './personal.ts';

const given = {
  gender: 2,
  birthday: 3,
  birthmonth: 5,
  birthyear: 1999,
  occupation: 'Baker',
  realname: 'Ada Obi',
  nationality: 'NG',
  cityname: 'Ibadan',
};

describe('who sees which of a member’s fields', () => {
  test('as long as they say nothing, real name and birthday stay with them', () => {
    const other = visiblePersonal(given, defaultPrivacy, 'other');
    expect(other.hidden).toEqual(['birthday', 'realname', 'cityname']);
    expect(other.personal).toEqual({
      ...given,
      birthday: 0,
      birthmonth: 0,
      birthyear: 0,
      realname: '',
      cityname: '',
    });
    expect(visiblePersonal(given, defaultPrivacy, 'followed').hidden).toEqual(['birthday', 'realname']);
  });

  test.each(personalFields)('%s is shown to those it is for and to nobody else', (field) => {
    const hides = (audience: string, relation: 'self' | 'followed' | 'other') =>
      visiblePersonal(given, privacyOf({ ...defaultPrivacy, [field]: audience }), relation).hidden.includes(field);
    expect([hides('me', 'self'), hides('me', 'followed'), hides('me', 'other')]).toEqual([false, true, true]);
    expect([hides('followed', 'followed'), hides('followed', 'other')]).toEqual([false, true]);
    expect(hides('everyone', 'other')).toBe(false);
  });

  test('what is stored and not understood counts as not said', () => {
    expect(privacyOf(null)).toEqual(defaultPrivacy);
    expect(privacyOf({ gender: 'nobody', birthday: 7, extra: 'me' })).toEqual(defaultPrivacy);
  });
});
