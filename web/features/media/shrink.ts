/** Above this many bytes a photo is made smaller on the device before it is paid for by the megabyte. */
const shrinkAbove = 300_000;
/** Longest edge of what is sent: enough for the widest rendition. */
const longestEdge = 1600;

/** Width and height that fit into the longest edge, never enlarged. */
export function fitted(width: number, height: number, longest = longestEdge): { width: number; height: number } {
  const scale = Math.min(1, longest / Math.max(width, height, 1));
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}

/** Whether a file is worth redrawing: small files go as they are, as do kinds that may move or aren't drawn here. */
export const worthShrinking = ({ type, size }: { type: string; size: number }): boolean =>
  size > shrinkAbove && ['image/jpeg', 'image/png', 'image/webp'].includes(type);

/** A redrawn animation would stand still: a bit in the header of the extended WebP file format marks it. */
export async function isAnimatedWebp(file: Blob): Promise<boolean> {
  const head = new Uint8Array(await file.slice(0, 21).arrayBuffer());
  const kind = String.fromCharCode(...head.subarray(8, 16));
  return kind === 'WEBPVP8X' && ((head[20] ?? 0) & 2) !== 0;
}

/** What is redrawn stays see-through where it was. */
const redrawnAs = (type: string): string => (type === 'image/jpeg' ? type : 'image/webp');

/** The photo as it is sent: redrawn smaller where that helps, else the file itself. The server judges what it is. */
export async function shrunk(file: File): Promise<Blob> {
  if (!worthShrinking(file)) return file;
  try {
    if (await isAnimatedWebp(file)) return file;
    const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' });
    const { width, height } = fitted(bitmap.width, bitmap.height);
    const canvas = Object.assign(document.createElement('canvas'), { width, height });
    canvas.getContext('2d')?.drawImage(bitmap, 0, 0, width, height);
    bitmap.close();
    const drawn = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, redrawnAs(file.type), 0.86));
    return drawn && drawn.size < file.size ? drawn : file;
  } catch {
    // A kind this browser can't draw; the server can say what is wrong with it.
    return file;
  }
}
