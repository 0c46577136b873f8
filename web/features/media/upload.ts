import type { Picture } from '../../../contract/domains/media/shapes.ts';
import { callWithProgress } from '../../api/upload.ts';

/** Sends a picture; `onProgress` receives 0 to 100. A refusal is thrown, and the same file may be tried again. */
export async function uploadPicture(
  picture: Blob,
  onProgress: (percent: number) => void,
  signal: AbortSignal,
): Promise<Picture> {
  const { data } = await callWithProgress('media.image-upload', { file: picture }, onProgress, signal);
  return data;
}
