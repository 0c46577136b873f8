import { uploadPicture } from '../media/index.ts';

/** Sends a photo to the server; `onProgress` receives 0 to 100. What it needs comes with the first one. */
export const sendPhoto = (photo: Blob, onProgress: (percent: number) => void, signal: AbortSignal) =>
  uploadPicture(photo, onProgress, signal);
