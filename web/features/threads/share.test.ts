import { expect, test } from 'vitest';
import { canonicalPath, sharePath } from './share.ts';

test.each([
  [0, '/forum/53792/9'],
  [1, '/forum/45015/9'],
  [2, '/forum/15443/9'],
])('R-THR-007 a thread of %i pictures is shared as %s', (count, path) => {
  expect(sharePath({ tid: 9, post_attachment: Array(count).fill({}) })).toBe(path);
});

test.each([
  [188, 1, '/ng/forum/15443/9'],
  [210, 1, '/in/forum/15443/9'],
  [293, 1, '/forum/15443/9'],
  [188, 3, '/ng/forum/15443/9?page=3'],
])('a thread of country %i, page %i, stands at %s', (country_fid, page, path) => {
  expect(canonicalPath({ tid: 9, special: 0, country_fid }, page)).toBe(path);
});
