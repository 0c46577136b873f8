import fc from 'fast-check';
import { expect, test } from 'vitest';
import { typedLength, visibleLength, withinLength } from './visible-length.ts';

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
  // Eight code points are one, and each eight more that are begun one more.
  ['क्'.repeat(4), 1],
  [`${'क्'.repeat(4)}क`, 2],
  ['👩🏽‍❤️‍💋‍👨🏿', 2],
])('%j takes %i characters of a limit', (text, length) => {
  expect(visibleLength(text)).toBe(length);
});

test.each([
  ['Screen broke', 12],
  ['स्क्रीन टूट गई', 14],
  ['बैटरी बदलनी है', 14],
  ['স্ক্রিন ভেঙে গেছে', 17],
  ['क्षि', 4],
  ['ok', 2],
  // Accents are of what they stand on, and all else is what is seen of it.
  ['e\u0301\u0302\u0303', 1],
  ['اَلْ', 2],
  ['👩🏽‍❤️‍💋‍👨🏿!', 2],
  ['1️⃣', 1],
  ['{:Default_1:}', 1],
  [' \u200b ', 0],
])('%j has %i toward a lower limit', (text, length) => {
  expect(typedLength(text)).toBe(length);
});

test('counting stops at the given limit', () => {
  expect(visibleLength('abcdef', 3)).toBe(3);
  expect(visibleLength('a b c', 2)).toBe(2);
  expect(typedLength('क्षि', 3)).toBe(3);
});

test('a field takes what its limit lets through, whole characters alone', () => {
  expect(withinLength('abcdef', 3)).toBe('abc');
  expect(withinLength('क्षिक्षिक्षि', 2)).toBe('क्षिक्षि');
  expect(withinLength('👨‍👩‍👧‍👦👨‍👩‍👧‍👦', 1)).toBe('👨‍👩‍👧‍👦');
  const unit = fc.constantFrom('a', ' ', 'क्', 'षि', '👩🏽', '\u200d', 'e\u0301', '\n', '{:Max_1:}');
  fc.assert(
    fc.property(fc.string({ unit, maxLength: 60 }), fc.integer({ min: 1, max: 20 }), (text, most) => {
      const cut = withinLength(text, most);
      expect(text.startsWith(cut)).toBe(true);
      expect(visibleLength(cut)).toBeLessThanOrEqual(most);
      if (cut !== text) expect(visibleLength(text)).toBeGreaterThan(most);
    }),
  );
});
