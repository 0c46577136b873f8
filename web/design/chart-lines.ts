/** A drawing's size, and the room of its labels. */
export interface ChartSize {
  width: number;
  height: number;
}

/** Three drawings rather than one that is scaled: text of each is 12 px. */
export const chartSizes = {
  phone: { width: 328, height: 168 },
  /** Of two cards beside each other in a window of 1280. */
  half: { width: 432, height: 180 },
  /** Of one card in the middle column of the same window. */
  wide: { width: 598, height: 200 },
} as const;

const start = 44;
const end = 12;
const top = 14;
const foot = 30;

/** Where figures of a drawing begin and end. */
export const chartRoom = ({ width, height }: ChartSize) => ({ start, end: width - end, top, foot: height - foot });

const steps = [1, 2, 2.5, 3, 4, 5, 10] as const;

/** Four figures from 0 in round steps, of which the last is at least the most. */
export function gridOf(most: number): number[] {
  const third = Math.max(most / 3, 1);
  const power = 10 ** Math.floor(Math.log10(third));
  // Figures are whole.
  const step = power * (steps.find((each) => each * power >= third && Number.isInteger(each * power)) ?? 10);
  return [0, step, step * 2, step * 3];
}

const rounded = (value: number): number => Math.round(value * 10) / 10;

/** Where each figure stands in a drawing, from start to end. */
export function placesOf(counts: readonly number[], size: ChartSize): { x: number; y: number }[] {
  const room = chartRoom(size);
  const most = gridOf(Math.max(0, ...counts)).at(-1) ?? 1;
  const gap = counts.length > 1 ? (room.end - room.start) / (counts.length - 1) : 0;
  const first = counts.length > 1 ? room.start : room.end;
  return counts.map((count, at) => ({
    x: rounded(first + at * gap),
    y: rounded(room.foot - (count / most) * (room.foot - room.top)),
  }));
}

interface Figure {
  count: number;
}

/** The least, the most and the last of a series, for the sentence that says what is drawn; the latest where several are alike. */
export function extremesOf<T extends Figure>(series: readonly T[]): { least: T; most: T; last: T } | null {
  const last = series.at(-1);
  if (!last) return null;
  const pick = (isBetter: (one: number, other: number) => boolean) =>
    series.reduce((best, each) => (isBetter(best.count, each.count) ? best : each));
  return { least: pick((one, other) => one < other), most: pick((one, other) => one > other), last };
}
