import { expect, test } from 'vitest';
import { badgeTitleId } from './groups.ts';

test.each([
  [1, true, 'accounts.group.1'],
  [2, true, 'accounts.group.2'],
  [3, false, 'accounts.group.3'],
  [10, true, 'accounts.group.creator'],
  [19, true, 'accounts.group.creator'],
  [10, false, 'accounts.group.10'],
  [4, true, 'accounts.group.4'],
  [5, true, 'accounts.group.5'],
])('the badge of group %i, creator %s, is %s', (groupid, isCreator, badge) => {
  expect(badgeTitleId(groupid, isCreator)).toBe(badge);
});
