import { readdirSync, readFileSync } from 'node:fs';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { languages } from '../../contract/primitives/countries.ts';
import { emoticonSprites } from '../../contract/primitives/emoticon-sprites.ts';
import { type EmoticonPack, emoticonPacks } from '../../contract/primitives/emoticons.ts';
import { readSource } from '../../server/platform/texts.ts';
import { addressesModule, addressOf, drawings, drawSprites, grid } from './draw.ts';

const root = new URL('../../', import.meta.url);
const sprites = drawSprites();
const file = (path: string) => readFileSync(new URL(path, root), 'utf8');
const views = (svg: string) => [...svg.matchAll(/<view id="(\w+)" viewBox="(\d+) (\d+) 48 48"\/>/g)];
const bodies = (svg: string) => [...svg.matchAll(/^<svg x="(\d+)" y="(\d+)" width="48" height="48">/gm)];

test('what is served is what is drawn, under the hash of its drawing (node scripts/emoticons.ts)', () => {
  const served = Object.entries(sprites).map(([name, svg]) => addressOf(name, svg));
  expect(Object.values(emoticonSprites)).toEqual(served);
  expect(file('contract/primitives/emoticon-sprites.ts')).toBe(addressesModule(sprites));
  for (const [name, svg] of Object.entries(sprites)) expect(file(`web/public${addressOf(name, svg)}`), name).toBe(svg);
  expect(readdirSync(new URL('web/public/emoticons', root)).length).toBe(served.length);
});

describe.each(emoticonPacks)('R-CHT-002 the pack $pack', ({ pack, count, animated }) => {
  test(`has ${count} drawings, each in its own place of the file and unlike all others`, () => {
    const svg = sprites[pack];
    const places = views(svg);
    expect(places.map(([, id]) => id)).toEqual(Array.from({ length: count }, (_, at) => `e${at + 1}`));
    expect(places.map(([, , x, y]) => `${x} ${y}`)).toEqual(bodies(svg).map(([, x, y]) => `${x} ${y}`));
    expect(new Set(places.map(([, , x, y]) => `${x} ${y}`)).size).toBe(count);
    const [, width, height] = /^<svg [^>]*viewBox="0 0 (\d+) (\d+)">/.exec(svg)!.map(Number);
    for (const [, , x, y] of places)
      expect([Number(x) + grid <= width!, Number(y) + grid <= height!]).toEqual([true, true]);
    expect(new Set(Object.values(drawings).flat()).size).toBe(emoticonPacks.reduce((sum, each) => sum + each.count, 0));
  });

  test('is small and safe, and moves only if it is the one that does', () => {
    expect(sprites[pack]).not.toMatch(/undefined|NaN|INK|<script|href|\.\d00\b/);
    for (const drawing of drawings[pack]) expect(drawing.length).toBeLessThan(2000);
    expect(sprites[pack].includes('<animate')).toBe(animated);
    expect(gzipSync(sprites[pack]).length).toBeLessThan(8000);
  });

  test('has words for each in three languages, unlike all others of the pack', () => {
    for (const language of languages) {
      const texts = readSource(language).emoticons!;
      expect(texts[`pack.${pack}`], language).toMatch(/\S/);
      const words = Array.from({ length: count }, (_, at) => texts[`${pack}.${at + 1}`]);
      for (const word of words) expect(word?.length ?? 0, `${language} ${words.indexOf(word)}`).toBeGreaterThan(1);
      expect(new Set(words).size).toBe(count);
    }
  });
});

test('the words are those of the emoticons there are', () => {
  const ids = (of: (pack: EmoticonPack, count: number) => string[]) =>
    emoticonPacks.flatMap(({ pack, count }) => of(pack, count));
  const numbered = ids((pack, count) => Array.from({ length: count }, (_, at) => `${pack}.${at + 1}`));
  const named = ids((pack) => [`pack.${pack}`]);
  expect(Object.keys(readSource('en').emoticons!).sort()).toEqual([...numbered, ...named].sort());
});

test('what stands still is the same without its motion, and one face stands for each pack', () => {
  expect(sprites.MaxStill).not.toContain('<animate');
  expect(views(sprites.MaxStill).map(([whole]) => whole)).toEqual(views(sprites.Max).map(([whole]) => whole));
  expect(views(sprites.Packs).map(([, id]) => id)).toEqual(emoticonPacks.map(({ pack }) => pack));
  expect(sprites.Packs).not.toContain('<animate');
});

test('docs/features/store.md states what each file weighs', () => {
  const page = file('docs/features/store.md');
  for (const [name, svg] of Object.entries(sprites)) {
    const row = [name, svg.length, gzipSync(svg, { level: 9 }).length, brotliCompressSync(svg).length];
    expect(page).toContain(`| ${row.join(' | ')} |`);
  }
});
