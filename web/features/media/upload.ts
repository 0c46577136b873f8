import type { DataOf } from '../../../contract/call.ts';
import type { mediaCalls } from '../../../contract/domains/media/calls.ts';
import { callWithProgress } from '../../api/upload.ts';

/** A picture as it is stored, with what the upload says of it. */
type Uploaded = DataOf<(typeof mediaCalls)['media.image-upload']>;

/** Sends a picture; `onProgress` receives 0 to 100. A refusal is thrown, and the same file may be tried again. */
export async function uploadPicture(
  picture: Blob,
  onProgress: (percent: number) => void,
  signal: AbortSignal,
): Promise<Uploaded> {
  const { data } = await callWithProgress('media.image-upload', { file: picture }, onProgress, signal);
  return data;
}
