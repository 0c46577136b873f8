import fc from 'fast-check';
import { expect, test } from 'vitest';
import { bytesOf, fewMarks, fewMarksAfter } from './marks.ts';

test('a character carries eight marks at the most, and what scripts and emoji need stays', () => {
  expect(fewMarks(`e${'\u0301'.repeat(180_000)}f`)).toBe(`e${'\u0301'.repeat(8)}f`);
  expect(fewMarks('\u200b'.repeat(40))).toHaveLength(8);
  for (const word of [
    'क्षत्रिय',
    'བསྒྲུབས',
    'กำลัง',
    'اَلْعَرَبِيَّةُ',
    '👨🏿‍👩🏻‍👧🏽‍👦🏾',
    '🏴\u{e0067}\u{e0062}\u{e0073}\u{e0063}\u{e0074}\u{e007f}',
    '👩🏻‍❤️‍💋‍👨🏿',
  ])
    expect(fewMarks(word), word).toBe(word);
});

test('a text in pieces carries as few marks as the whole', () => {
  const characters = fc.string({ unit: fc.constantFrom('e', '\u0301', '\u200d', '\u{e0067}'), maxLength: 60 });
  fc.assert(
    fc.property(characters, fc.nat(60), (text, at) => {
      const before = fewMarks([...text].slice(0, at).join(''));
      const after = [...text].slice(at).join('');
      expect(before + fewMarksAfter(before, after)).toBe(fewMarks(text));
    }),
  );
});

test('bytes are those of UTF-8', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      expect(bytesOf(text)).toBe(Buffer.byteLength(text));
    }),
  );
});
