import type { DataOf } from '../../../contract/call.ts';
import type { mediaCalls } from '../../../contract/domains/media/calls.ts';
import { callWithProgress } from '../../api/upload.ts';
import { isRefusal } from '../../api/wire.ts';

/** A picture as it is stored, with what the upload says of it. */
type Uploaded = DataOf<(typeof mediaCalls)['media.image-upload']>;

/** A storage that is away for a minute is waited for. */
const mostTries = 6;
const pauseMs = 10_000;

const pause = (milliseconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, milliseconds));

/**
 * Sends a picture; `onProgress` receives 0 to 100. Where the site's storage is away it is sent again, some times; any other
 * refusal is thrown, and the same file may be tried again.
 */
export async function uploadPicture(
  picture: Blob,
  onProgress: (percent: number) => void,
  signal: AbortSignal,
): Promise<Uploaded> {
  return sendAgain(
    async () => (await callWithProgress('media.image-upload', { file: picture }, onProgress, signal)).data,
  );
}

/** Sends again after a pause while the site's storage is away. */
export async function sendAgain<T>(send: () => Promise<T>, wait = pause): Promise<T> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await send();
    } catch (error) {
      const isAway = isRefusal(error) && (error.refusal === 'media.not_kept' || error.http === 503);
      if (!isAway || tries >= mostTries) throw error;
      await wait(pauseMs);
    }
  }
}
