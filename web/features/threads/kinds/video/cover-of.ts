import { videoLimits } from '../../../../../contract/domains/media/video/limits.ts';
import { call } from '../../../../api/client.ts';
import { srcOf } from '../../../../design/pictures.ts';

/** A cover as the server has stored it. */
export interface Cover {
  aid: number;
  preview: string;
}

/** What a browser can draw, and how large it is. */
interface Drawable {
  source: CanvasImageSource;
  width: number;
  height: number;
}

const { cover: side } = videoLimits;

/** The middle of a picture, as large as fits, drawn as a square of 400x400. */
async function squareOf({ source, width, height }: Drawable): Promise<string> {
  const canvas = Object.assign(document.createElement('canvas'), { width: side, height: side });
  const edge = Math.min(width, height);
  const [x, y] = [(width - edge) / 2, (height - edge) / 2];
  canvas.getContext('2d')?.drawImage(source, x, y, edge, edge, 0, 0, side, side);
  return canvas.toDataURL('image/jpeg', 0.86);
}

/** Has a square checked and stored by the server. */
async function stored(base64img: string): Promise<Cover> {
  const { data } = await call('media.check-video-cover', { base64img });
  return { aid: data.aid, preview: srcOf(data, 480) };
}

/** A cover from a picture that was chosen. */
export async function coverFromPicture(file: Blob): Promise<Cover> {
  const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' });
  const drawn = await squareOf({ source: bitmap, width: bitmap.width, height: bitmap.height });
  bitmap.close();
  return stored(drawn);
}

const until = (target: EventTarget, event: string): Promise<void> =>
  new Promise((resolve, reject) => {
    target.addEventListener(event, () => resolve(), { once: true });
    target.addEventListener('error', () => reject(new Error('the video can’t be drawn here')), { once: true });
  });

/** How long a file is, as this browser sees it, and a cover from one of its frames; null where it can't draw it. */
export async function lookAtVideo(file: Blob): Promise<{ seconds: number; cover: () => Promise<Cover> } | null> {
  const video = Object.assign(document.createElement('video'), { muted: true, playsInline: true, preload: 'auto' });
  const address = URL.createObjectURL(file);
  try {
    const loaded = until(video, 'loadeddata');
    video.src = address;
    await loaded;
    const seconds = Number.isFinite(video.duration) ? video.duration : 0;
    const sought = until(video, 'seeked');
    video.currentTime = Math.min(1, seconds / 3);
    await sought;
    const drawn = await squareOf({ source: video, width: video.videoWidth, height: video.videoHeight });
    return { seconds, cover: () => stored(drawn) };
  } catch {
    return null;
  } finally {
    video.removeAttribute('src');
    URL.revokeObjectURL(address);
  }
}
