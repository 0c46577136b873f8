import { damaged, type Patch } from './video-facts.ts';

/** A box of an MP4 file: where it begins, how long it is with its head, and where its content begins. */
export interface Box {
  type: string;
  at: number;
  size: number;
  content: number;
}

const headBytes = 8;
const longHeadBytes = 16;
/** Boxes right in another. */
const mostBoxes = 20_000;

/** The head of a box in `bytes`, which stand at `at` in a file; `room` is what is left from there on. */
export function boxAt(bytes: Buffer, at: number, room: number): Box {
  if (bytes.length < headBytes || room < headBytes) damaged();
  const type = bytes.toString('latin1', 4, 8);
  const short = bytes.readUInt32BE(0);
  if (short === 0) return { type, at, size: room, content: at + headBytes };
  if (short !== 1) return sound({ type, at, size: short, content: at + headBytes }, room);
  if (bytes.length < longHeadBytes) damaged();
  return sound({ type, at, size: Number(bytes.readBigUInt64BE(headBytes)), content: at + longHeadBytes }, room);
}

function sound(box: Box, room: number): Box {
  return box.size >= box.content - box.at && box.size <= room ? box : damaged();
}

/** The boxes right in a part of `bytes`, one after the other; places are counted from the beginning of `bytes`. */
export function boxesIn(bytes: Buffer, from: number, to: number): Box[] {
  const boxes: Box[] = [];
  for (let at = from; at < to; ) {
    const box = boxAt(bytes.subarray(at, Math.min(to, at + longHeadBytes)), at, to - at);
    if (boxes.push(box) > mostBoxes) damaged();
    at += box.size;
  }
  return boxes;
}

export const contentOf = (bytes: Buffer, { at, size, content }: Box): Buffer => bytes.subarray(content, at + size);

/** The only box of a type right in another; undefined where there is none. */
export const boxIn = (bytes: Buffer, box: Box, type: string): Box | undefined =>
  boxesIn(bytes, box.content, box.at + box.size).find((inner) => inner.type === type);

/** The content of a box that has to be there, with so many bytes at least. */
export function needed(bytes: Buffer, box: Box | undefined, least: number): Buffer {
  const content = box && contentOf(bytes, box);
  return content && content.length >= least ? content : damaged();
}

/** Free space in place of a box: its bytes are gone, and nothing else moves. */
export function freed({ at, size, content }: Box, offset: number): Patch {
  const head = Buffer.alloc(content - at);
  // Fewer bytes after the last box than a head has.
  if (head.length < headBytes) return { at: at + offset, length: size, head };
  head.writeUInt32BE(content - at === longHeadBytes ? 1 : size >>> 0, 0);
  head.write('free', 4, 'latin1');
  if (head.length === longHeadBytes) head.writeBigUInt64BE(BigInt(size), headBytes);
  return { at: at + offset, length: size, head };
}
