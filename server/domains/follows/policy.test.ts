import { expect, test } from 'vitest';
import { followLimits } from '../../../contract/domains/follows/limits.ts';
import { mayFollow, mayFollowSoMany, mayHide } from './policy.ts';

test.each([
  ['another member', 1, 2, false, undefined],
  ['oneself', 1, 1, false, 'follows.yourself'],
  ['a member where one has blocked the other', 1, 2, true, 'follows.blocked'],
])('following %s', (_, uid, followUid, blocked, expected) => {
  expect(mayFollow(uid, followUid, blocked)).toBe(expected);
});

test('a member follows so many and no more', () => {
  expect(mayFollowSoMany(followLimits.follows)).toBeUndefined();
  expect(mayFollowSoMany(followLimits.follows + 1)).toBe('follows.too_many');
});

test.each([
  ['another member', 1, 2, 0, undefined],
  ['oneself', 1, 1, 0, 'follows.hide_yourself'],
  ['the last one that is possible', 1, 2, followLimits.hidden - 1, undefined],
  ['one more', 1, 2, followLimits.hidden, 'follows.too_many_hidden'],
])('hiding %s', (_, uid, otherUid, hidden, expected) => {
  expect(mayHide(uid, otherUid, hidden)).toBe(expected);
});
