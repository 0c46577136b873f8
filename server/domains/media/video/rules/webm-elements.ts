import { damaged, type Patch } from './video-facts.ts';

/** An element of a WebM file; `size` is undefined where its writer didn't know it. */
export interface Element {
  id: number;
  at: number;
  content: number;
  size: number | undefined;
}

/** Ids of the elements that are looked at, and of those that are taken out. */
export const ids = {
  head: 0x1a45dfa3,
  docType: 0x4282,
  segment: 0x18538067,
  info: 0x1549a966,
  scale: 0x2ad7b1,
  length: 0x4489,
  tracks: 0x1654ae6b,
  track: 0xae,
  trackNumber: 0xd7,
  trackKind: 0x83,
  codec: 0x86,
  picture: 0xe0,
  width: 0xb0,
  height: 0xba,
  cluster: 0x1f43b675,
  time: 0xe7,
  group: 0xa0,
  block: 0xa1,
  simpleBlock: 0xa3,
  blockLength: 0x9b,
  cues: 0x1c53bb6b,
  seekHead: 0x114d9b74,
  empty: 0xec,
} as const;

/** What a segment may hold; all else, such as tags and attachments, is taken out. */
export const inSegment: ReadonlySet<number> = new Set([ids.info, ids.tracks, ids.cluster, ids.cues, ids.seekHead]);
/** What the info may say: how time is counted, the length, and two names of programs that the format asks for. */
export const inInfo: ReadonlySet<number> = new Set([ids.scale, ids.length, 0x4d80, 0x5741]);

/** Elements right in another that is in memory. */
const mostElements = 10_000;

/** Longest head of an element: four bytes of id, eight of size. */
export const longestHead = 12;

/** The head of the element at `at` in a file, in `bytes` that begin there. */
export function elementAt(bytes: Buffer, at: number): Element {
  const idLength = Math.clz32(bytes[0] ?? 0) - 23;
  const sizeLength = Math.clz32(bytes[idLength] ?? 0) - 23;
  if (idLength > 4 || sizeLength > 8 || bytes.length < idLength + sizeLength) damaged();
  const id = bytes.readUIntBE(0, idLength);
  const content = at + idLength + sizeLength;
  let size = (bytes[idLength] ?? 0) & ((1 << (8 - sizeLength)) - 1);
  let unknown = size === (1 << (8 - sizeLength)) - 1;
  for (const byte of bytes.subarray(idLength + 1, idLength + sizeLength)) {
    size = size * 256 + byte;
    unknown &&= byte === 0xff;
  }
  return { id, at, content, size: unknown ? undefined : size };
}

/** Whether no element begins with these bytes. */
export function isNoElement(bytes: Buffer): boolean {
  const idLength = Math.clz32(bytes[0] ?? 0) - 23;
  const sizeLength = Math.clz32(bytes[idLength] ?? 0) - 23;
  return idLength > 4 || sizeLength > 8 || bytes.length < idLength + sizeLength;
}

/** The elements right in a part of a file that is in memory; places are those of the file. */
export function elementsIn(bytes: Buffer, at: number): Element[] {
  const elements: Element[] = [];
  for (let from = 0; from < bytes.length; ) {
    const element = elementAt(bytes.subarray(from, from + longestHead), at + from);
    const end = element.content + (element.size ?? damaged()) - at;
    if (end > bytes.length) damaged();
    if (elements.push(element) > mostElements) damaged();
    from = end;
  }
  return elements;
}

/** An element's bytes, of a part of a file that begins at `at`. */
export const bytesOf = (bytes: Buffer, at: number, { content, size }: Element): Buffer =>
  bytes.subarray(content - at, content - at + (size ?? damaged()));

/** A whole number of up to six bytes; longer ones are no figures of a video. */
export function wholeIn(bytes: Buffer): number {
  if (bytes.length > 8) return damaged();
  let value = 0;
  for (const byte of bytes) value = value * 256 + byte;
  return value;
}

export function floatIn(bytes: Buffer): number {
  if (bytes.length === 4) return bytes.readFloatBE(0);
  return bytes.length === 8 ? bytes.readDoubleBE(0) : damaged();
}

/** Empty space in place of an element: its bytes are gone, and nothing else moves. */
export function emptied({ at, content, size = damaged() }: Element): Patch {
  const length = content + size - at;
  if (length < 2) return damaged();
  const head = Buffer.alloc(length < 9 ? 2 : 9);
  head[0] = ids.empty;
  if (head.length === 2) head[1] = 0x80 | (length - 2);
  else {
    head[1] = 0x01;
    head.writeUIntBE(length - 9, 3, 6);
  }
  return { at, length, head };
}
