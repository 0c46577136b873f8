import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { highlightStyles } from '../../contract/domains/review/moderating/limits.ts';
import { highlightClass } from './highlight.ts';

const css = readFileSync(new URL('tokens.css', import.meta.url), 'utf8');
const [light, dark] = [css.slice(0, css.indexOf('@variant dark {')), css.slice(css.indexOf('@variant dark {'))];

const tokenIn = (theme: string, name: string): string => new RegExp(`--bb-${name}: (#[0-9a-f]{6})`).exec(theme)![1]!;

/** Relative luminance and contrast as WCAG defines them. */
function luminance(hex: string): number {
  const [r, g, b] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return part <= 0.040_45 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}
const contrast = (one: string, other: string): number => {
  const [dim, bright] = [luminance(one), luminance(other)].sort((a, b) => a - b) as [number, number];
  return (bright + 0.05) / (dim + 0.05);
};

describe.each([
  ['light', light],
  ['dark', dark],
])('in the %s theme', (_, theme) => {
  test.each(highlightStyles.filter((style) => style > 0))(
    'a title of style %s can be read on every ground',
    (style) => {
      const token = highlightClass(style).replace('text-', '');
      for (const ground of ['canvas', 'surface', 'raised'])
        expect(contrast(tokenIn(theme, token), tokenIn(theme, ground))).toBeGreaterThan(4.5);
    },
  );
});

test('a title without a style has no colour, and each style another one', () => {
  expect(highlightClass(0)).toBe('');
  expect(new Set(highlightStyles.map(highlightClass)).size).toBe(highlightStyles.length);
});
