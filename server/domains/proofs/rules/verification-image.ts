import { glyphBox, glyphLines, type Point } from './verification-image-glyphs.ts';

/** Gives numbers from 0 up to, not including, 1. */
export type Random = () => number;

/** Size of the picture on screen. */
export const verificationImageSize = { width: 120, height: 48 };

/** Pixels of the file for one on screen: fine screens show it crisp, and it stays under 4 kB. */
const sharpness = 2;

/** R-REG-007, R-REG-008: the image code has exactly this many characters. */
export const verificationTextLength = 4;

/** Characters that are distinguished even when bent: no 0 O Q D, 1 I L, 2 Z, 5 S, 8 B, 6 G, U V. */
const alphabet = 'ACEFHJKMNPRTWXY3479';

const ground = '#E8ECFA';
const inks = ['#1F2C74', '#2E43A6', '#885000', '#C2185B', '#07635F'];

/** Draws the text of a new image. */
export function newVerificationText(random: Random): string {
  return Array.from({ length: verificationTextLength }, () => pick(random, [...alphabet])).join('');
}

/** Whether what was typed is what the image shows; capitals don't matter, nor spaces around. */
export function readsAs(typed: string, text: string): boolean {
  return typed.trim().toUpperCase() === text.toUpperCase();
}

/**
 * Draws the text as an SVG: each character turned, leaned and sized by chance, all bent by one wave and crossed by
 * curves in the same colours. Meant to be read by people at a glance and to cost a machine more than it is worth.
 */
export function drawVerificationImage(text: string, random: Random): string {
  const { width, height } = verificationImageSize;
  const bend = wave(random);
  const strokes = [...text.toUpperCase()].map((character, place) => {
    const ink = pick(random, inks);
    const thick = within(random, 2.7, 3.4);
    return drawCharacter(character, place, text.length, random).map((points) => drawn(points.map(bend), ink, thick));
  });
  const curves = crossings(random).map((points) =>
    drawn(points.map(bend), pick(random, inks), within(random, 1.3, 1.9)),
  );
  const lines = [...strokes.flat(), ...curves];
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width * sharpness}" height="${height * sharpness}" viewBox="0 0 ${width} ${height}"><rect width="${width}" height="${height}" fill="${ground}"/><g fill="none" stroke-linecap="round" stroke-linejoin="round">${lines.join('')}</g></svg>`;
}

function drawCharacter(character: string, place: number, of: number, random: Random): Point[][] {
  const { width, height } = verificationImageSize;
  const cell = (width - 14) / of;
  const size = within(random, 2.6, 3.1);
  const turn = within(random, -0.3, 0.3);
  const lean = within(random, -0.2, 0.2);
  const centre: Point = [7 + cell * (place + 0.5) + within(random, -2.5, 2.5), height / 2 + within(random, -3.5, 3.5)];
  return glyphLines(character).map((line) =>
    line.map(([gx, gy]): Point => {
      const y = (gy - glyphBox.height / 2) * size;
      const x = (gx - glyphBox.width / 2) * size * 1.1 + lean * y;
      return [centre[0] + x * Math.cos(turn) - y * Math.sin(turn), centre[1] + x * Math.sin(turn) + y * Math.cos(turn)];
    }),
  );
}

/** One wave over the whole picture, up and down and to the sides. */
function wave(random: Random): (point: Point) => Point {
  const [high, wide] = [within(random, 1.5, 3), within(random, 1, 2.2)];
  const [along, down] = [within(random, 0.06, 0.11), within(random, 0.12, 0.2)];
  const [from, start] = [within(random, 0, 6.3), within(random, 0, 6.3)];
  return ([x, y]) => [x + wide * Math.sin(y * down + start), y + high * Math.sin(x * along + from)];
}

/** Two curves through all characters and some short strokes among them. */
function crossings(random: Random): Point[][] {
  const { width, height } = verificationImageSize;
  const across = [0.38, 0.62].map((level) => {
    const [swing, turns, from] = [within(random, 4, 9), within(random, 0.04, 0.08), within(random, 0, 6.3)];
    return Array.from({ length: 25 }, (_, step): Point => {
      const x = (step / 24) * width;
      return [x, height * level + swing * Math.sin(x * turns + from)];
    });
  });
  const short = Array.from({ length: 3 }, (): Point[] => {
    const [x, y, angle] = [within(random, 4, width - 4), within(random, 4, height - 4), within(random, 0, 6.3)];
    return [
      [x, y],
      [x + 7 * Math.cos(angle), y + 7 * Math.sin(angle)],
    ];
  });
  return [...across, ...short];
}

function drawn(points: Point[], ink: string, thick: number): string {
  const path = points.map(([x, y]) => `${x.toFixed(1)},${y.toFixed(1)}`).join(' ');
  return `<polyline points="${path}" stroke="${ink}" stroke-width="${thick.toFixed(1)}"/>`;
}

function within(random: Random, least: number, most: number): number {
  return least + random() * (most - least);
}

function pick<T>(random: Random, items: readonly T[]): T {
  return items[Math.floor(random() * items.length)]!;
}
