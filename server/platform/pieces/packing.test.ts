import { gunzipSync } from 'node:zlib';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { joinPacked, packOwn, packPart } from './packing.ts';

const piece = fc.oneof(fc.uint8Array({ maxLength: 400 }), fc.string({ maxLength: 3000, unit: 'grapheme' }));

test('parts that were packed one by one are one stream, in their order', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(piece, fc.boolean()), { maxLength: 30 }), (pieces) => {
      const parts = pieces.map(([content, own]) => ({ plain: Buffer.from(content as string), own }));
      const joined = joinPacked(parts.map(({ plain, own }) => (own ? packOwn(plain) : packPart(plain))));
      // Unpacking checks the length and the checksum of the whole.
      expect(gunzipSync(joined)).toEqual(Buffer.concat(parts.map(({ plain }) => plain)));
    }),
  );
});

test('the same parts stand in any order and number', () => {
  const [a, b] = ['the first part, '.repeat(90), 'and another'].map((text) => packPart(Buffer.from(text)));
  expect(gunzipSync(joinPacked([b!, a!, a!, b!])).toString()).toBe(
    `and another${'the first part, '.repeat(180)}and another`,
  );
});

test('a large part is recognised by its own length', () => {
  const large = Buffer.alloc(3_000_000, 'large ');
  expect(gunzipSync(joinPacked([packPart(large), packOwn(large)])).equals(Buffer.concat([large, large]))).toBe(true);
});
