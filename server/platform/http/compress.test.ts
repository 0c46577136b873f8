import { brotliDecompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { encodingFor, pack, packOpen, withEnd } from './compress.ts';

test.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip, deflate', 'gzip'],
  ['br;q=0, gzip;q=0.5', 'gzip'],
  ['BR', 'br'],
  ['identity', undefined],
  ['', undefined],
  [undefined, undefined],
])('%s is answered in %s', (accepts, encoding) => {
  expect(encodingFor(accepts)).toBe(encoding);
});

test('brotli looks back 256 kB, not the 4 MB that it would set up for each answer, and gives the same back', async () => {
  const page = 'A road past the market. '.repeat(2000);
  for (const effort of ['answer', 'page', 'cached'] as const) {
    const packed = await pack(page, 'br', effort);
    // The window stands in the first four bits of the stream (RFC 7932, 9.1): 0011 are 18.
    expect(packed[0]! & 0b1111).toBe(0b0011);
    expect(brotliDecompressSync(packed).toString()).toBe(page);
  }
});

test('a packed page is sent with another end each time, which stands there as it is', () => {
  const page = '<p>A road past the market.</p>'.repeat(2000);
  const open = packOpen(Buffer.from(page));
  for (const end of ['</html>', `<input value="${'k'.repeat(300)}"></html>`]) {
    const packed = withEnd(open, end);
    expect(brotliDecompressSync(packed).toString()).toBe(page + end);
    expect(packed.includes(end)).toBe(true);
  }
});
