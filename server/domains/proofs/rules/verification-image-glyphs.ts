export type Point = readonly [x: number, y: number];

/** Size of the box that every glyph is drawn in. */
export const glyphBox = { width: 6, height: 10 };

const bowl = '0,10 0,0 3,0 q6,0 6,2.8 q6,5.6 3,5.6 0,5.6';
const ring = '3,0 q6,0 6,5 q6,10 3,10 q0,10 0,5 q0,0 3,0';

/**
 * Strokes of each character, drawn here because a server need not have fonts: `x,y` goes straight to a point, `qcx,cy`
 * bends the way to the next one.
 */
const strokes: Readonly<Record<string, readonly string[]>> = {
  '0': [ring],
  '1': ['1,2 3,0 3,10'],
  '2': ['0,2.5 q0,0 3,0 q6,0 6,3 q6,5 0,10 6,10'],
  '3': ['0,1.5 q1,0 3,0 q6,0 6,2.5 q6,5 2.5,5 q6,5 6,7.5 q6,10 3,10 q1,10 0,8.5'],
  '4': ['4.5,10 4.5,0 0,7 6,7'],
  '5': ['5.5,0 1,0 0.5,4.5 q2,3.5 3.5,3.7 q6,4 6,7 q6,10 3,10 q1,10 0,8.5'],
  '6': ['5,0.5 q0,1 0,6.5 q0,10 3,10 q6,10 6,7 q6,4.2 3,4.2 q0.5,4.2 0,7'],
  '7': ['0,0 6,0 2,10'],
  '8': ['3,4.7 q0.4,4.5 0.4,2.3 q0.4,0 3,0 q5.6,0 5.6,2.3 q5.6,4.5 3,4.7 q0,5 0,7.5 q0,10 3,10 q6,10 6,7.5 q6,5 3,4.7'],
  '9': ['6,3 q6,0 3,0 q0,0 0,3 q0,5.8 3,5.8 q5.5,5.8 6,3 q6,9 1,10'],
  A: ['0,10 3,0 6,10', '1.1,6.5 4.9,6.5'],
  B: ['0,10 0,0 3,0 q5.5,0 5.5,2.4 q5.5,4.8 3,4.8 0,4.8', '3,4.8 q6,4.8 6,7.4 q6,10 3,10 0,10'],
  C: ['6,1.5 q5,0 3,0 q0,0 0,5 q0,10 3,10 q5,10 6,8.5'],
  D: ['0,0 0,10 2.5,10 q6,10 6,5 q6,0 2.5,0 0,0'],
  E: ['6,0 0,0 0,10 6,10', '0,5 4.5,5'],
  F: ['6,0 0,0 0,10', '0,5 4.5,5'],
  G: ['6,1.5 q5,0 3,0 q0,0 0,5 q0,10 3,10 q6,10 6,7 6,5.5 3.5,5.5'],
  H: ['0,0 0,10', '6,0 6,10', '0,5 6,5'],
  I: ['3,0 3,10', '1,0 5,0', '1,10 5,10'],
  J: ['1.5,0 5,0 5,7 q5,10 2.5,10 q0,10 0,7.5'],
  K: ['0,0 0,10', '6,0 0,6', '2,4 6,10'],
  L: ['0,0 0,10 6,10'],
  M: ['0,10 0,0 3,6 6,0 6,10'],
  N: ['0,10 0,0 6,10 6,0'],
  O: [ring],
  P: [bowl],
  Q: [ring, '3.8,7 6.3,10.5'],
  R: [bowl, '2.8,5.6 6,10'],
  S: ['5.8,1.5 q5,0 3,0 q0,0 0,2.5 q0,4.6 3,5 q6,5.4 6,7.5 q6,10 3,10 q1,10 0,8.3'],
  T: ['0,0 6,0', '3,0 3,10'],
  U: ['0,0 0,6.5 q0,10 3,10 q6,10 6,6.5 6,0'],
  V: ['0,0 3,10 6,0'],
  W: ['0,0 1.4,10 3,3 4.6,10 6,0'],
  X: ['0,0 6,10', '6,0 0,10'],
  Y: ['0,0 3,5 6,0', '3,5 3,10'],
  Z: ['0,0 6,0 0,10 6,10'],
};

const stepsPerPart = 8;

/** The lines of a character as close points, so that they can be bent; nothing for a character without a drawing. */
export function glyphLines(character: string): Point[][] {
  return (strokes[character] ?? []).map(closePoints);
}

function closePoints(stroke: string): Point[] {
  const points: Point[] = [];
  let bend: Point | undefined;
  for (const token of stroke.split(' ')) {
    const [x = 0, y = 0] = token.replace('q', '').split(',').map(Number);
    const from = points.at(-1);
    if (token.startsWith('q')) {
      bend = [x, y];
      continue;
    }
    if (from) points.push(...between(from, bend, [x, y]));
    else points.push([x, y]);
    bend = undefined;
  }
  return points;
}

function between(from: Point, bend: Point | undefined, to: Point): Point[] {
  const middle = bend ?? [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2];
  return Array.from({ length: stepsPerPart }, (_, index): Point => {
    const t = (index + 1) / stepsPerPart;
    const at = (axis: 0 | 1) => (1 - t) ** 2 * from[axis] + 2 * t * (1 - t) * middle[axis] + t ** 2 * to[axis];
    return [at(0), at(1)];
  });
}
