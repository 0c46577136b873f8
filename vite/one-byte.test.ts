import { expect, test } from 'vitest';
import { oneBytePlugin } from './one-byte.ts';

/** What becomes of the code of a chunk. */
function written(code: string): string {
  const chunk = { type: 'chunk', code };
  const { generateBundle } = oneBytePlugin() as unknown as { generateBundle: (_: unknown, bundle: object) => void };
  generateBundle(undefined, { 'main.js': chunk });
  return chunk.code;
}

test('code is written in ASCII and says the same', () => {
  const code = `export const said = '${'a'.repeat(500)} é ’ नम';`;
  const ascii = written(code);
  expect(ascii).toMatch(/^[\x20-\x7e]+$/);
  expect(ascii.replaceAll(/\\u([0-9a-f]{4})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))).toBe(
    code,
  );
});

test('a chunk of texts stays as it is: escapes would make it longer than it is with two bytes', () => {
  const texts = `export const said = '${'नमस्ते '.repeat(100)}';`;
  expect(written(texts)).toBe(texts);
});
