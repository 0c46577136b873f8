import fc from 'fast-check';
import { expect, test } from 'vitest';
import { excerpt } from './visible-text.ts';

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

/** Cut after so many characters as they are drawn, found one by one. */
function cutSlowly(line: string, max: number): string {
  const drawn = [...new Intl.Segmenter('en', { granularity: 'grapheme' }).segment(line)].map(({ segment }) => segment);
  const taken: string[] = [];
  for (const [at, each] of drawn.entries()) {
    const isOver = Buffer.byteLength(`${taken.join('')}${each}…`) > 500;
    if (at < max && !isOver) {
      taken.push(each);
      continue;
    }
    const text = taken.join('');
    const space = text.lastIndexOf(' ');
    return `${(space > text.length * 0.6 ? text.slice(0, space) : text).trimEnd()}…`;
  }
  return line;
}

test('an excerpt of plain letters is cut where one is that is looked at character by character', () => {
  const characters = ['a', 'B', '.', '-', ' ', ' ', 'é', 'œ', '\u00a9', '\u0301', '\u200d', 'क', 'षि', '🇳🇬', '☺'];
  const mixed = fc.array(fc.constantFrom(...characters), { maxLength: 40 }).map((list) => list.join(''));
  const plain = fc
    .array(fc.constantFrom('word', 'é', ' ', 'a', 'œ ', 'ÿ'), { maxLength: 400 })
    .map((list) => list.join(''));
  fc.assert(
    fc.property(fc.oneof(mixed, plain), fc.integer({ min: 1, max: 300 }), (text, max) => {
      const line = text.replace(/\s+/g, (run) => (run === '\u00a0' ? run : ' ')).trim();
      expect(excerpt(line, max)).toBe(cutSlowly(line, max));
    }),
  );
});
