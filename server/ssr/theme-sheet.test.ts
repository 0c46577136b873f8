import { expect, test } from 'vitest';
import { coloursOf } from './theme-sheet.ts';

test('colours are taken out of a sheet by their scheme', () => {
  const css = ':root{a:b;color-scheme:light;--c:1}@media x{:root{color-scheme:dark;--c:2}}';
  expect(coloursOf(css, 'light')).toBe(':root:root{color-scheme:light;--c:1}');
  expect(coloursOf(css, 'dark')).toBe(':root:root{color-scheme:dark;--c:2}');
  expect(coloursOf('p{}', 'dark')).toBe('');
});
