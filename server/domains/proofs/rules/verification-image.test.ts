import sharp from 'sharp';
import { expect, test } from 'vitest';
import { rasteriseSvg } from '../../../platform/pictures/rasterise.ts';
import {
  drawVerificationImage,
  newVerificationText,
  type Random,
  readsAs,
  verificationImageSize,
} from './verification-image.ts';
import { glyphLines } from './verification-image-glyphs.ts';

/** The same numbers for the same seed, spread evenly enough for drawing. */
function seeded(seed: number): Random {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

const everyCharacter = [...'0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ'];

test('the same chance draws the same picture, another one another', () => {
  expect(drawVerificationImage('A4KX', seeded(7))).toBe(drawVerificationImage('A4KX', seeded(7)));
  expect(drawVerificationImage('A4KX', seeded(7))).not.toBe(drawVerificationImage('A4KX', seeded(8)));
});

test('the picture is a small PNG of 120 by 48 points, in ink on ground, whatever the text', async () => {
  for (let seed = 0; seed < 40; seed += 1) {
    const png = await rasteriseSvg(drawVerificationImage(newVerificationText(seeded(seed)), seeded(seed + 1000)));
    const { format, width = 0, height = 0 } = await sharp(png).metadata();
    expect([format, width / height]).toEqual(['png', verificationImageSize.width / verificationImageSize.height]);
    expect(png.length).toBeLessThan(4096);
    const { channels } = await sharp(png).removeAlpha().stats();
    expect(channels[0]?.stdev).toBeGreaterThan(20);
  }
});

test('characters are drawn as bent lines: the file neither names them nor draws one twice alike', () => {
  const svg = drawVerificationImage('KKKK', seeded(3));
  expect(svg).not.toMatch(/K|<text|font/);
  const lines = [...svg.matchAll(/points="([^"]*)"/g)].map((found) => found[1]);
  expect(new Set(lines).size).toBe(lines.length);
});

test('every character has a drawing of its own within its box, so that a fixed text can be shown', () => {
  const drawings = everyCharacter.map((character) => glyphLines(character));
  for (const lines of drawings) {
    expect(lines.length).toBeGreaterThan(0);
    for (const [x, y] of lines.flat()) {
      expect(x >= 0 && x <= 6.5 && y >= 0 && y <= 10.5).toBe(true);
    }
  }
  const distinct = new Set(drawings.map((lines) => JSON.stringify(lines)));
  expect(distinct.size).toBe(everyCharacter.length - 1);
  expect(glyphLines('O')).toEqual(glyphLines('0'));
  expect(drawVerificationImage('1234', seeded(1))).not.toBe(drawVerificationImage('1235', seeded(1)));
});

test('a new text has four characters that are not mistaken for each other', () => {
  const drawn = new Set<string>();
  for (let seed = 0; seed < 500; seed += 1) {
    const text = newVerificationText(seeded(seed * 7919));
    expect(text).toMatch(/^[ACEFHJKMNPRTWXY3479]{4}$/);
    drawn.add(text);
  }
  expect(drawn.size).toBeGreaterThan(450);
});

test('capitals do not matter when it is typed', () => {
  expect(readsAs('a4kx', 'A4KX')).toBe(true);
  expect(readsAs(' A4Kx ', 'A4KX')).toBe(true);
  expect(readsAs('A4K', 'A4KX')).toBe(false);
  expect(readsAs('', 'A4KX')).toBe(false);
});
