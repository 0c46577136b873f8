import { expect, test } from 'vitest';
import { sharedThreadIn } from './shared-thread.ts';

const site = 'https://baobab.example';

test.each([
  [`${site}/forum/15443/1024`, '', '/forum/15443/1024'],
  [`${site}/ng/forum/15443/1024?page=2#pid7 What do you say?`, 'What do you say?', '/forum/15443/1024'],
  [`I wrote it down: ${site}/forum/1/1024`, 'I wrote it down:', '/forum/1/1024'],
])('a thread of this site is found in %s', (text, words, path) => {
  expect(sharedThreadIn(text, site)).toEqual({ tid: 1024, path, words });
});

test.each([
  'https://elsewhere.example/forum/15443/1024',
  `${site}.elsewhere.example/forum/15443/1024`,
  `https://elsewhere.example/?to=${site}/forum/15443/1024`,
  `${site}/user/7`,
  'No address at all',
])('nothing is asked of another address: %s', (text) => {
  expect(sharedThreadIn(text, site)).toBeUndefined();
});
