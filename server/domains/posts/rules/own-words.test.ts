import { expect, test } from 'vitest';
import { ownWords } from './own-words.ts';

test.each([
  ['<p>Hello <strong>@ami</strong>na</p>', 'Hello @amina'],
  ['<blockquote>@amina said</blockquote><p>So did I</p>', 'So did I'],
  ['<blockquote>a<blockquote>b</blockquote>@amina</blockquote>So', 'So'],
  ['<p>See <a href="https://example.com/" rel="nofollow">@amina</a>, @ravi_k</p>', 'See , @ravi_k'],
  ['<p>me<a href="https://example.com/">x</a>@amina</p>', 'me @amina'],
  ['', ''],
])('%s says %j', (html, said) => {
  expect(ownWords(html)).toBe(said);
});
