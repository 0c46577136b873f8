import { expect, test } from 'vitest';
import { followLimits } from '../../../contract/domains/follows/limits.ts';
import { mayFollow } from './policy.ts';

test.each([
  ['another member', 1, 2, 0, undefined],
  ['oneself', 1, 1, 0, 'follows.yourself'],
  ['the last one that is possible', 1, 2, followLimits.follows - 1, undefined],
  ['one more', 1, 2, followLimits.follows, 'follows.too_many'],
])('following %s', (_, uid, followUid, follows, expected) => {
  expect(mayFollow(uid, followUid, follows)).toBe(expected);
});
