import fc from 'fast-check';
import { expect, test } from 'vitest';
import { digitsIn, joinedFigures, plainFigures, plainWhole, wholeTyped } from './figures.ts';

/** The zeros of scripts that are typed with: Arabic, Urdu, Hindi, Bengali, Nepali, fullwidth, bold, N’Ko, Adlam, Burmese. */
const zeros = ['٠', '۰', '०', '০', '０', '𝟎', '߀', '𞥐', '၀'];

test.each(zeros)('digits from %s on are read as 0 to 9', (zero) => {
  const first = zero.codePointAt(0)!;
  const all = Array.from({ length: 10 }, (_, at) => String.fromCodePoint(first + at)).join('');
  expect(plainFigures(all)).toBe('0123456789');
});

test('every digit that Unicode knows is read as one', () => {
  const all = Array.from({ length: 0x20000 }, (_, code) => String.fromCodePoint(code));
  const digits = all.filter((character) => /\p{Nd}/u.test(character));
  expect(plainFigures(digits.join(''))).toBe('0123456789'.repeat(digits.length / 10));
});

test.each([
  ['\u202a+254712345678\u202c', '+254712345678'],
  ['+254712345678\u200e', '+254712345678'],
  ['\ufeff12\u200b3\u2066\u2069', '123'],
  ['12\u00ad34', '1234'],
  ['5\ufe0f', '5'],
])('marks that nobody sees in %j are left out', (typed, read) => {
  expect(plainFigures(typed)).toBe(read);
});

test.each([
  ['+212 (0)6 12-34', '+212061234'],
  ['06–12—34‑56', '06123456'],
  ['06\u00a012\u202f34.56', '06123456'],
  ['［06］ 12・34', '0612・34'],
])('%j without what stands between is %j', (typed, read) => {
  expect(joinedFigures(typed)).toBe(read);
});

test('a code is read with all its characters', () => {
  expect(joinedFigures(' ٤٨١ ٥١٦\u200f')).toBe('481516');
  expect(joinedFigures('abcd३-fghjk ')).toBe('abcd3fghjk');
});

test.each([
  ['٤٢', 42],
  [' 1 000 ', 1000],
  ['12\u202f345', 12_345],
  ['١٬٠٠٠', 1000],
  ['−5', -5],
  ['1 0', 10],
  ['1-000', undefined],
  ['1,5', undefined],
  ['12-34', undefined],
  ['', undefined],
  ['1e3', undefined],
  ['9'.repeat(16), undefined],
] as const)('the whole number in %j is %s', (typed, number) => {
  expect(wholeTyped(typed)).toBe(number);
});

test('what was read is read again as the same', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      for (const read of [plainFigures, joinedFigures, digitsIn, plainWhole]) expect(read(read(text))).toBe(read(text));
    }),
    { numRuns: 25 },
  );
});
