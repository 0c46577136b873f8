import { expect, test } from 'vitest';
import { canonicalPath, sharePath } from './share.ts';

test.each([
  [0, '/forum/53792/9'],
  [1, '/forum/45015/9'],
  [2, '/forum/15443/9'],
])('R-THR-007 a thread of %i pictures is shared as %s', (count, path) => {
  expect(sharePath({ tid: 9, fid: 188, special: 0, post_attachment: Array(count).fill({}) })).toBe(path);
});

test.each([
  [188, 1, '/ng/forum/15443/9'],
  [210, 1, '/in/forum/15443/9'],
  [293, 1, '/forum/15443/9'],
  [188, 3, '/ng/forum/15443/9?page=3'],
])('a thread of country %i, page %i, stands at %s', (country_fid, page, path) => {
  expect(canonicalPath({ tid: 9, fid: country_fid, special: 0, country_fid }, page)).toBe(path);
});

test.each([
  [4, 345, '/buglist/detail9'],
  [5, 770, '/photos/detail9'],
  [5, 771, '/dreamFund/detail9'],
])('a thread of kind %i on board %i stands at %s, and is shared by that', (special, fid, path) => {
  const thread = { tid: 9, fid, special, country_fid: 188, post_attachment: [] };
  expect(canonicalPath(thread)).toBe(`/ng${path}`);
  expect(sharePath(thread)).toBe(path);
});
