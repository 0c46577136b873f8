import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { emoticons } from '../../contract/primitives/emoticons.ts';
import { drawEmoticons } from './draw.ts';

const folder = new URL('../../web/public/emoticons/', import.meta.url);

test('each emoticon has a small drawing unlike all others, served under its address', () => {
  const drawn = drawEmoticons();
  expect([...drawn.keys()]).toEqual(emoticons.map(({ src }) => src));
  expect(new Set(drawn.values()).size).toBe(emoticons.length);
  for (const [src, svg] of drawn) {
    expect(svg.length, src).toBeLessThan(2000);
    expect(svg, src).not.toMatch(/undefined|NaN|INK|<script|href/);
    expect(readFileSync(new URL(`..${src}`, folder), 'utf8'), `${src}: run node scripts/emoticons.ts`).toBe(svg);
  }
  expect(readdirSync(folder).length).toBe(emoticons.length);
});

test('R-CHT-002 the pack Max moves and the others stand still', () => {
  const drawn = drawEmoticons();
  for (const { pack, src } of emoticons) expect(drawn.get(src)?.includes('<animate'), src).toBe(pack === 'Max');
});
