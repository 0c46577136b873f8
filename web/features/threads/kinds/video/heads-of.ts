/** Bytes of a file's heads that are sent before it; with more, the server looks at the whole file alone. */
const mostBytes = 2 * 1024 * 1024;
/** Boxes that are passed on the way to the movie's head. */
const mostBoxes = 1000;
/** A WebM says what it holds in its first bytes, and so does most of what is no video. */
const firstBytes = 64 * 1024;
const webmMark = 0x1a45dfa3;

interface Box {
  type: string;
  at: number;
  size: number;
}

/**
 * The parts of a video file that say what it holds, wherever they stand in it; null where there are none. Only they are read:
 * a video is large, and a phone's memory is not.
 */
export async function headsOf(file: Blob): Promise<Blob | null> {
  try {
    const first = new DataView(await file.slice(0, 8).arrayBuffer());
    if (first.byteLength < 8) return null;
    if (first.getUint32(0) === webmMark) return file.slice(0, firstBytes);
    return await mp4Heads(file);
  } catch {
    // The device doesn't give the file: sending it will say so.
    return null;
  }
}

async function mp4Heads(file: Blob): Promise<Blob | null> {
  const heads: Blob[] = [];
  for (let at = 0, count = 0; at + 8 <= file.size && count < mostBoxes; count += 1) {
    const box = await boxAt(file, at);
    if (count === 0 && box.type !== 'ftyp') return file.slice(0, firstBytes);
    if (box.size < 8 || at + box.size > file.size) return null;
    if (box.type === 'ftyp' || box.type === 'moov') heads.push(file.slice(at, at + box.size));
    if (box.type === 'moov') break;
    at += box.size;
  }
  const whole = new Blob(heads);
  return heads.length > 1 && whole.size <= mostBytes ? whole : null;
}

async function boxAt(file: Blob, at: number): Promise<Box> {
  const head = new DataView(await file.slice(at, at + 16).arrayBuffer());
  const type = String.fromCharCode(...[4, 5, 6, 7].map((i) => head.getUint8(i)));
  const short = head.getUint32(0);
  const size = short === 0 ? file.size - at : short === 1 ? Number(head.getBigUint64(8)) : short;
  return { type, at, size };
}
