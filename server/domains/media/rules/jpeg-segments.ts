const mark = 0xff;
const endOfImage = 0xd9;
const startOfScan = 0xda;

interface Segment {
  kind: number;
  /** Where its content begins and ends; both at the end of a mark that has none. */
  from: number;
  to: number;
}

/** The next segment at or behind `at`, past the bytes of a picture; undefined where there is none. */
function nextSegment(bytes: Uint8Array, at: number): Segment | undefined {
  for (let next = bytes.indexOf(mark, at); next >= 0 && next + 1 < bytes.length; next = bytes.indexOf(mark, next + 1)) {
    const kind = bytes[next + 1] ?? 0;
    if (kind === mark || standsAlone(kind)) continue;
    const from = next + 2;
    const to = kind === endOfImage ? from : from + ((bytes[from] ?? 0) << 8) + (bytes[from + 1] ?? 0);
    return { kind, from, to };
  }
  return undefined;
}

/** A byte of the picture that looks like a mark, the mark of the beginning, and marks of restart. */
const standsAlone = (kind: number): boolean => kind < 2 || (kind >= 0xd0 && kind <= 0xd8);

/** Where a JPEG's end mark stands, -1 where it has none. Marks inside of segments, such as those of a preview in them, don't count. */
function endOf(bytes: Uint8Array): number {
  let segment = nextSegment(bytes, 0);
  while (segment && segment.kind !== endOfImage) segment = nextSegment(bytes, segment.to);
  return segment ? segment.from - 2 : -1;
}

/**
 * How many figures a pixel of a JPEG takes in memory until it is drawn: none where it comes row by row, all colours in one
 * scan; any other, such as a progressive one, is held whole.
 */
export function jpegFiguresHeld(bytes: Uint8Array): number {
  let colours: number[] = [];
  let progressive = false;
  for (let segment = nextSegment(bytes, 0); segment; segment = nextSegment(bytes, segment.to)) {
    const { kind, from } = segment;
    if (isFrame(kind)) {
      progressive = kind !== 0xc0 && kind !== 0xc1;
      colours = Array.from({ length: bytes[from + 7] ?? 0 }, (_, i) => areaOf(bytes[from + 9 + i * 3] ?? 0));
    }
    if (kind !== startOfScan) continue;
    if (!progressive && bytes[from + 2] === colours.length) return 0;
    return colours.reduce((sum, area) => sum + area, 0) / Math.max(1, ...colours);
  }
  return colours.length;
}

/** How finely a colour is stored, by its two steps across and down. */
const areaOf = (steps: number): number => (steps >> 4) * (steps & 15);

const isFrame = (kind: number): boolean => kind >= 0xc0 && kind <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(kind);

/** The file with an end mark: as it is where it has one. */
export const withJpegEnd = (bytes: Buffer): Buffer =>
  endOf(bytes) >= 0 ? bytes : Buffer.concat([bytes, Buffer.from([mark, endOfImage])]);

/** The file with more of its picture before its end mark: only a picture that lacks rows looks otherwise with it. */
export function withMoreRows(bytes: Buffer): Buffer {
  const end = endOf(bytes);
  return Buffer.concat([bytes.subarray(0, end), Buffer.alloc(4096, 0xaa), bytes.subarray(end)]);
}
