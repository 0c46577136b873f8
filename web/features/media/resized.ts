import { isAnimated, redrawnAs } from './shrink.ts';

interface Wanted {
  edge: number;
  quality: number;
  /** Nothing of the file itself is sent, also where it is smaller: it may say where it was taken. */
  always?: boolean;
}

/** A photo within an edge, redrawn in less detail, and never larger than the file itself. Throws where this browser can't draw it. */
export async function resized(file: File, { edge, quality, always = false }: Wanted): Promise<Blob> {
  if (!always && (await isAnimated(file))) return file;
  const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' });
  const scale = Math.min(1, edge / Math.max(bitmap.width, bitmap.height, 1));
  const [width, height] = [
    Math.max(1, Math.round(bitmap.width * scale)),
    Math.max(1, Math.round(bitmap.height * scale)),
  ];
  const canvas = Object.assign(document.createElement('canvas'), { width, height });
  canvas.getContext('2d')?.drawImage(bitmap, 0, 0, width, height);
  bitmap.close();
  const drawn = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, redrawnAs(file.type), quality));
  if (always && !drawn) throw new Error('a photo was drawn as nothing');
  return drawn && (always || drawn.size < file.size) ? drawn : file;
}
