import { fitted } from '../../media/index.ts';

/** A part of a picture, as shares of its width and height. */
export interface Part {
  x: number;
  y: number;
  width: number;
  height: number;
}

export const whole: Part = { x: 0, y: 0, width: 1, height: 1 };
/** Nothing smaller is cut out: it could not be grasped again. */
export const leastPart = 0.15;

const within = (value: number, least: number, most: number): number => Math.min(most, Math.max(least, value));

/** The part put elsewhere, never over the edge. */
export const partMoved = (part: Part, by: { x: number; y: number }): Part => ({
  ...part,
  x: within(part.x + by.x, 0, 1 - part.width),
  y: within(part.y + by.y, 0, 1 - part.height),
});

export type Corner = 'start-top' | 'end-top' | 'start-bottom' | 'end-bottom';

/** The part after one of its corners was drawn; the opposite one stays. Start is left here: a picture has no direction. */
export function cornerMoved(part: Part, corner: Corner, by: { x: number; y: number }): Part {
  const right = part.x + part.width;
  const bottom = part.y + part.height;
  const left = corner.startsWith('start');
  const top = corner.endsWith('top');
  const x = left ? within(part.x + by.x, 0, right - leastPart) : part.x;
  const y = top ? within(part.y + by.y, 0, bottom - leastPart) : part.y;
  const end = left ? right : within(right + by.x, part.x + leastPart, 1);
  const foot = top ? bottom : within(bottom + by.y, part.y + leastPart, 1);
  return { x, y, width: end - x, height: foot - y };
}

/** Where a picture comes from: the device's file, else the server's own copy. */
async function pixelsOf(source: Blob | string): Promise<ImageBitmap> {
  const blob = typeof source === 'string' ? await (await fetch(source)).blob() : source;
  return createImageBitmap(blob, { imageOrientation: 'from-image' });
}

async function drawn(
  bitmap: ImageBitmap,
  size: { width: number; height: number },
  draw: (canvas: CanvasRenderingContext2D) => void,
): Promise<Blob> {
  const canvas = Object.assign(document.createElement('canvas'), size);
  draw(canvas.getContext('2d')!);
  bitmap.close();
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.86));
  if (!blob) throw new TypeError('the browser draws no picture');
  return blob;
}

/** The picture turned clockwise by a quarter, on this device. Throws where it can't be drawn. */
export async function turned(source: Blob | string): Promise<Blob> {
  const bitmap = await pixelsOf(source);
  const { width, height } = fitted(bitmap.width, bitmap.height);
  return drawn(bitmap, { width: height, height: width }, (canvas) => {
    canvas.translate(height, 0);
    canvas.rotate(Math.PI / 2);
    canvas.drawImage(bitmap, 0, 0, width, height);
  });
}

/** A part of the picture, on this device. Throws where it can't be drawn. */
export async function cut(source: Blob | string, part: Part): Promise<Blob> {
  const bitmap = await pixelsOf(source);
  const [left, top] = [bitmap.width * part.x, bitmap.height * part.y];
  const [width, height] = [bitmap.width * part.width, bitmap.height * part.height];
  const size = fitted(width, height);
  return drawn(bitmap, size, (canvas) =>
    canvas.drawImage(bitmap, left, top, width, height, 0, 0, size.width, size.height),
  );
}
