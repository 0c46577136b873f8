import { pictureLimits } from '../../../contract/domains/media/limits.ts';

/** Above this many bytes a photo is made smaller on the device before it is paid for by the megabyte. */
const shrinkAbove = 300_000;
/** Longest edge of what is sent: enough for the widest rendition. */
const longestEdge = 1600;

/** What is higher than twice its width is read by its width: within the longest edge a long screenshot is a thread. */
const tallFrom = 2;

/** Width and height that are sent: within the longest edge, of a tall picture as wide as the server makes it; never enlarged. */
export function fitted(width: number, height: number): { width: number; height: number } {
  const byEdge = longestEdge / Math.max(width, height, 1);
  const byPixels = Math.sqrt(pictureLimits.madePixels / Math.max(1, width * height));
  const byWidth = Math.min(byPixels, Math.max(...pictureLimits.widths) / Math.max(1, width));
  const scale = Math.min(1, height > tallFrom * width ? Math.max(byEdge, byWidth) : byEdge);
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}

const isTaken = (type: string): boolean => pictureLimits.types.some((taken) => taken === type);

/**
 * Whether a file is worth redrawing: large photos, and kinds that the server doesn't take but this browser may draw
 * (AVIF, HEIC). Small files go as they are, as do GIFs, which may move.
 */
export const worthShrinking = ({ type, size }: { type: string; size: number }): boolean =>
  isTaken(type) ? size > shrinkAbove && type !== 'image/gif' : /^image\/(?:avif|hei[cf])$/.test(type);

const text = (bytes: Uint8Array, from: number, to: number): string => String.fromCharCode(...bytes.subarray(from, to));

/** Bytes at a file's beginning in which it says whether it moves. */
const headBytes = 64 * 1024;

/** A redrawn animation would stand still: marks at the beginning of a WebP, a PNG and an AVIF show it. */
export async function isAnimated(file: Blob): Promise<boolean> {
  const head = new Uint8Array(await file.slice(0, headBytes).arrayBuffer());
  if (text(head, 8, 16) === 'WEBPVP8X') return ((head[20] ?? 0) & 2) !== 0;
  if (text(head, 4, 12) === 'ftypavis') return true;
  return text(head, 1, 4) === 'PNG' && movesAsPng(head);
}

function movesAsPng(head: Uint8Array): boolean {
  const view = new DataView(head.buffer);
  for (let at = 8; at + 12 <= head.length; at += 12 + view.getUint32(at)) {
    const name = text(head, at + 4, at + 8);
    if (name === 'acTL') return view.getUint32(at + 8) > 1;
    if (name === 'IDAT') return false;
  }
  return false;
}

/** What is redrawn stays see-through where it was. */
export const redrawnAs = (type: string): string => (type === 'image/jpeg' ? type : 'image/webp');

/** The photo as it is sent: redrawn smaller where that helps, else the file itself. The server judges what it is. */
export async function shrunk(file: File): Promise<Blob> {
  if (!worthShrinking(file)) return file;
  try {
    if (await isAnimated(file)) return file;
    const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' });
    const { width, height } = fitted(bitmap.width, bitmap.height);
    const canvas = Object.assign(document.createElement('canvas'), { width, height });
    canvas.getContext('2d')?.drawImage(bitmap, 0, 0, width, height);
    bitmap.close();
    const drawn = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, redrawnAs(file.type), 0.86));
    return drawn && (drawn.size < file.size || !isTaken(file.type)) ? drawn : file;
  } catch {
    // A kind this browser can't draw; the server can say what is wrong with it.
    return file;
  }
}
