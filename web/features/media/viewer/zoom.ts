/** How a picture is drawn: made larger around its middle, then moved, in CSS pixels. */
export interface View {
  scale: number;
  x: number;
  y: number;
}

export interface Point {
  x: number;
  y: number;
}

export interface Box {
  width: number;
  height: number;
}

/** A picture as large as it fits, in the middle. */
export const whole: View = { scale: 1, x: 0, y: 0 };
export const mostScale = 4;
/** One press of + or -, or a double click. */
export const scaleStep = 1.5;
export const clickScale = 2.5;

/** The size in which a picture is drawn that is fitted into a stage. */
export function fitted({ width, height }: Box, stage: Box): Box {
  const by = Math.min(stage.width / Math.max(1, width), stage.height / Math.max(1, height));
  return { width: width * by, height: height * by };
}

const between = (least: number, value: number, most: number): number => Math.min(most, Math.max(least, value));

/** Within the scales that there are, and never moved further than its edges; smaller than the stage it stays in the middle. */
export function withinStage(view: View, picture: Box, stage: Box): View {
  const scale = between(1, view.scale, mostScale);
  const across = Math.max(0, (picture.width * scale - stage.width) / 2);
  const down = Math.max(0, (picture.height * scale - stage.height) / 2);
  return { scale, x: between(-across, view.x, across), y: between(-down, view.y, down) };
}

/** Another scale, with what lies under a point of the stage, measured from its middle, left there. */
export function scaledAt(view: View, wanted: number, { x, y }: Point): View {
  const scale = between(1, wanted, mostScale);
  const by = scale / view.scale;
  return { scale, x: x - (x - view.x) * by, y: y - (y - view.y) * by };
}

export const distance = (one: Point, other: Point): number => Math.hypot(one.x - other.x, one.y - other.y);
export const middle = (one: Point, other: Point): Point => ({ x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 });

/** Fingers that moved less stayed in place. */
export const tapSlack = 10;
const farEnough = 0.16;
/** CSS pixels a millisecond: a flick, however short. */
const fastEnough = 0.5;
const leastFlick = 30;

/** Whether a picture that was drawn down and released is closed: far enough, or flicked. */
export const closesBy = (down: number, milliseconds: number, stage: Box): boolean =>
  down > stage.height * farEnough || (down > leastFlick && down / Math.max(1, milliseconds) > fastEnough);

/** The slide in the middle of a track that is scrolled to `left`; to the left of its beginning in right-to-left text. */
export const slideAt = (left: number, width: number, count: number): number =>
  width > 0 ? between(0, Math.round(Math.abs(left) / width), count - 1) : 0;
