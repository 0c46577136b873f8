import { expect, test } from 'vitest';
import { badgeTitleId } from './groups.ts';

test.each([
  [1, true, 'members.group.1'],
  [2, true, 'members.group.2'],
  [3, false, 'members.group.3'],
  [10, true, 'members.group.creator'],
  [19, true, 'members.group.creator'],
  [10, false, 'members.group.10'],
  [4, true, 'members.group.4'],
  [5, true, 'members.group.5'],
])('the badge of group %i, creator %s, is %s', (groupid, isCreator, badge) => {
  expect(badgeTitleId(groupid, isCreator)).toBe(badge);
});
