import { expect, test } from 'vitest';
import { excerpt, visibleLength } from './visible-text.ts';

test.each([
  ['', 0],
  ['  \n\t ', 0],
  [' a  b ', 3],
  ['é', 1],
  ['e\u0301', 1],
  ['क्षि', 1],
  ['🇳🇬🇮🇳', 2],
  ['\u200e\u00ad\u2060', 0],
  ['a\u200bb', 2],
  ['{:Default_1:}', 1],
  ['{:Default_0:}', 13],
])('%j has %i visible characters', (text, length) => {
  expect(visibleLength(text)).toBe(length);
});

test('counting stops at the given limit', () => {
  expect(visibleLength('abcdef', 3)).toBe(3);
  expect(visibleLength('a b c', 2)).toBe(2);
});

test('an excerpt is one line, cut between words, without emoticon codes', () => {
  expect(excerpt('Hello\n\nworld {:Max_1:} again', 50)).toBe('Hello world again');
  expect(excerpt('The quick brown fox jumps', 18)).toBe('The quick brown…');
  expect(excerpt('abcdefghijklmnop', 5)).toBe('abcde…');
  expect(excerpt('👨‍👩‍👧‍👦👨‍👩‍👧‍👦👨‍👩‍👧‍👦', 2)).toBe('👨‍👩‍👧‍👦👨‍👩‍👧‍👦…');
});

test('an excerpt takes 500 bytes at the most, whatever marks its characters carry', () => {
  const character = `e${'\u0301'.repeat(8)}`;
  const short = excerpt(character.repeat(160), 160);
  expect(short).toBe(`${character.repeat(29)}…`);
  expect(Buffer.byteLength(short)).toBeLessThanOrEqual(500);
});
