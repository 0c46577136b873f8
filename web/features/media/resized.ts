import { isAnimated, redrawnAs } from './shrink.ts';

/** A photo within an edge, redrawn in less detail, and never larger than the file itself. Throws where this browser can't draw it. */
export async function resized(file: File, { edge, quality }: { edge: number; quality: number }): Promise<Blob> {
  if (await isAnimated(file)) return file;
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
  return drawn && drawn.size < file.size ? drawn : file;
}
