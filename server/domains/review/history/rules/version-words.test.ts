import { expect, test } from 'vitest';
import { cleanPost } from '../../../threads/testing/clean-post.ts';
import { versionWords } from './version-words.ts';

test.each([
  ['<p>One <b>two</b></p><p>three</p>', 'One two\n\nthree'],
  ['<p>a &lt; b &amp; c</p>', 'a < b & c'],
  ['<a href="https://example.com/a?b=1&amp;c=2">the list</a> here', 'the list (https://example.com/a?b=1&c=2) here'],
  ['<a href="https://example.com/"><b>example.com</b></a>', 'example.com'],
  ['See https://example.com/a now', 'See https://example.com/a now'],
])('%j reads %j', (sent, words) => {
  expect(versionWords(cleanPost(sent))).toBe(words);
});
