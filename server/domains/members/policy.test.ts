import { expect, test } from 'vitest';
import { roleScenes } from '../../../contract/domains/members/limits.ts';
import { roleFlags } from './policy.ts';
import { readaccessOf } from './rules/groups.ts';

test('every scene gives flags of its own, so that merging them loses none', () => {
  const scenes = roleScenes.map((scene) => roleFlags(scene, { speaks: true, moderates: false }));
  const names = scenes.flatMap((flags) => Object.keys(flags));
  expect(new Set(names).size).toBe(names.length);
  expect(Object.assign({}, ...scenes)).toEqual({
    allowpost: 1,
    allowpostpoll: 1,
    ismoderator: 0,
    activity_thread: 0,
    long_video: 0,
    createTopic: 1,
    timed_post: 0,
  });
});

test.each([
  [false, false, 0, 0],
  [true, false, 1, 0],
  [true, true, 1, 1],
])('the default scene of who speaks %s and moderates %s', (speaks, moderates, allowpost, ismoderator) => {
  expect(roleFlags('default', { speaks, moderates })).toEqual({ allowpost, allowpostpoll: allowpost, ismoderator });
});

test.each([
  [1, 255],
  [2, 200],
  [3, 150],
  [4, 10],
  [5, 0],
  [7, 1],
  [10, 10],
  [19, 100],
])('group %i reads up to %i', (groupid, readaccess) => {
  expect(readaccessOf(groupid)).toBe(readaccess);
});
