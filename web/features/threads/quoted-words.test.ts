import { expect, test } from 'vitest';
import { postLimits } from '../../../contract/domains/posts/limits.ts';
import { quotedWords } from './quoted-words.ts';

test.each([
  ['  one   two ', 'one two'],
  ['one \n\n  two', 'one\ntwo'],
  [' \n ', ''],
])('%j is quoted as %j', (selected, quote) => {
  expect(quotedWords(selected)).toBe(quote);
});

test('too many words are cut at one of them, and one endless word within', () => {
  const words = quotedWords('word '.repeat(200));
  expect(words.length).toBeLessThanOrEqual(postLimits.quoteMax);
  expect(words).toMatch(/word…$/);
  expect(quotedWords('x'.repeat(1000))).toBe(`${'x'.repeat(postLimits.quoteMax - 1)}…`);
});
