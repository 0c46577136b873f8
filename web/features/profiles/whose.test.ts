import { expect, test } from 'vitest';
import { profilePath } from '../../lib/profile-path.ts';
import { ownProfile, whoseProfile } from './whose.ts';

const asked = (search: string) => new Request(`https://site.example/ucenter/account/posts${search}`);
const thrownBy = (run: () => unknown): unknown => {
  try {
    run();
  } catch (error) {
    return error;
  }
  return undefined;
};

test('R-PRO-001 the own page without a uid, and the page of the uid that is asked for', () => {
  expect(whoseProfile(asked(''), { uid: 7 })).toEqual({ uid: 7, own: true });
  expect(whoseProfile(asked('?uid='), { uid: 7 })).toEqual({ uid: 7, own: true });
  expect(whoseProfile(asked('?uid=7'), { uid: 7 })).toEqual({ uid: 7, own: true });
  expect(whoseProfile(asked('?uid=8'), { uid: 7 })).toEqual({ uid: 8, own: false });
  expect(whoseProfile(asked('?uid=8&page=2'), null)).toEqual({ uid: 8, own: false });
  expect(profilePath(8)).toBe('/ucenter/account/posts?uid=8');
});

test('a guest without a uid is sent to log in', () => {
  const answer = thrownBy(() => whoseProfile(asked(''), null)) as Response;
  expect(answer.status).toBe(302);
  expect(answer.headers.get('location')).toBe('/?showlogin=yes');
});

test.each(['0', '-3', '1e3', 'x', '7.5', '99999999999999999'])('uid %s is nobody', (uid) => {
  expect(thrownBy(() => whoseProfile(asked(`?uid=${uid}`), { uid: 7 }))).toMatchObject({ init: { status: 404 } });
});

test('what is the member’s alone is not there under another number', () => {
  expect(ownProfile(asked('?uid=7'), { uid: 7 })).toEqual({ uid: 7, own: true });
  expect(thrownBy(() => ownProfile(asked('?uid=8'), { uid: 7 }))).toMatchObject({ init: { status: 404 } });
  expect(thrownBy(() => ownProfile(asked('?uid=8'), null))).toMatchObject({ init: { status: 404 } });
});
