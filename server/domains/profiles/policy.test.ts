import { expect, test } from 'vitest';
import { lackingProofs, mayMove, mayRename, renamesLeft } from './policy.ts';

const now = new Date('2026-11-21T12:00:00Z');

test('R-PRO-008 the location stays as it is for three months after registration', () => {
  expect(mayMove(new Date('2026-08-21T12:00:01Z'), now)).toBe('profiles.location_locked');
  expect(mayMove(new Date('2026-08-21T12:00:00Z'), now)).toBeUndefined();
});

test('R-PRO-009 a username is changed once', () => {
  expect([renamesLeft(null), mayRename(null)]).toEqual([1, undefined]);
  expect([renamesLeft(now), mayRename(now)]).toEqual([0, 'profiles.username_spent']);
});

test('what a verified profile lacks: picture, birthday, gender, e-mail', () => {
  const all = { picture: true, birthday: true, gender: true, email: true };
  expect(lackingProofs(all)).toEqual([]);
  expect(lackingProofs({ picture: false, birthday: false, gender: false, email: false })).toEqual([
    'picture',
    'birthday',
    'gender',
    'email',
  ]);
  expect(lackingProofs({ ...all, gender: false })).toEqual(['gender']);
});
