import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fewJoined, fewJoinedAmong, mostJoined } from './joined.ts';

const clusters = new Intl.Segmenter('en', { granularity: 'grapheme' });
const spacingOf = (cluster: string): number =>
  [...cluster].filter((character) => !/[\p{Mn}\p{Me}\p{Cf}]/u.test(character)).length;
const most = (text: string): number =>
  Math.max(0, ...Array.from(clusters.segment(text), ({ segment }) => spacingOf(segment)));

test.each([
  ['Devanagari', 'क्'.repeat(60)],
  ['Bengali', 'ক্'.repeat(60)],
  ['people', '👨‍'.repeat(60)],
  ['tones', '🏽'.repeat(60)],
  ['jamo', 'ᄀ'.repeat(60)],
  ['Thai', 'ำ'.repeat(60)],
  ['spacing vowels', `क${'ा'.repeat(60)}`],
  ['half-width voicing', 'ﾞ'.repeat(60)],
])('characters are joined to eight at the most: %s', (_, chain) => {
  expect(most(chain)).toBeGreaterThan(mostJoined);
  expect(most(fewJoined(chain))).toBeLessThanOrEqual(mostJoined);
  expect(fewJoined(chain).replaceAll('\u200b', '')).toBe(chain);
});

test('what people write stays as it is', () => {
  for (const text of [
    'स्क्रीन टूट गई और राष्ट्रीय कार्त्स्न्य',
    'ক্ষ্ম্য এবং রাষ্ট্রপতির',
    'བསྒྲུབས',
    'น้ำใจ',
    '👨🏿‍👩🏻‍👧🏽‍👦🏾 👩🏻‍❤️‍💋‍👨🏿 🏴\u{e0067}\u{e0062}\u{e0073}\u{e0063}\u{e0074}\u{e007f}',
    'اَلْعَرَبِيَّةُ',
    '한국어 문장',
    'W'.repeat(200),
  ])
    expect(fewJoined(text), text).toBe(text);
});

test('a text in pieces joins as few as the whole, made twice it is the same', () => {
  const unit = fc.constantFrom('क्', 'क', '👨‍', '🏽', 'ᄀ', 'a', ' ', '\u200b');
  const piece = fc.string({ unit, maxLength: 30 });
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 5 }), (pieces) => {
      const made = fewJoinedAmong(pieces);
      const whole = made.join('');
      expect(made.map((each) => each.replaceAll('\u200b', ''))).toEqual(
        pieces.map((each) => each.replaceAll('\u200b', '')),
      );
      expect(whole).toBe(fewJoined(pieces.join('')));
      expect(fewJoined(whole)).toBe(whole);
    }),
  );
});
