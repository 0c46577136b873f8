const [start, end, scan] = [0xffd8, 0xffd9, 0xffda];
/** Segments that drawing needs: JFIF, the colours' profile and how they are stored. All others speak of the photo. */
const needed = new Set([0xffe0, 0xffe2, 0xffee]);

const isSpoken = (marker: number): boolean => (marker >= 0xffe0 && marker <= 0xffef) || marker === 0xfffe;

/** An Exif part that says how the photo is to be turned, and nothing else. */
const turned = (turn: number): Uint8Array<ArrayBuffer> =>
  new Uint8Array([
    ...[0xff, 0xe1, 0, 34, 0x45, 0x78, 0x69, 0x66, 0, 0],
    ...[0x4d, 0x4d, 0, 42, 0, 0, 0, 8, 0, 1],
    ...[0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, turn, 0, 0, 0, 0, 0, 0],
  ]);

/**
 * A JPEG that lacks its last mark, which browsers refuse though all of it is there, without what it says of itself, such as where it
 * was taken. Null for what is none, or has its end.
 */
export function bareJpeg(bytes: Uint8Array<ArrayBuffer>, turn: number): Blob | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (view.byteLength < 4 || view.getUint16(0) !== start || view.getUint16(view.byteLength - 2) === end) return null;
  const parts: Uint8Array<ArrayBuffer>[] = [bytes.subarray(0, 2), ...(turn > 1 && turn <= 8 ? [turned(turn)] : [])];
  for (let at = 2; at + 4 <= view.byteLength; ) {
    const marker = view.getUint16(at);
    if (marker === scan) return new Blob([...parts, bytes.subarray(at)], { type: 'image/jpeg' });
    const next = at + 2 + view.getUint16(at + 2);
    if (marker < 0xff00) return null;
    if (!isSpoken(marker) || needed.has(marker)) parts.push(bytes.subarray(at, next));
    at = next;
  }
  return null;
}
