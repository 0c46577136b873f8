import { call } from '../../../../api/client.ts';
import { headsOf } from './heads-of.ts';
import type { UploadCalls, UploadController } from './video-uploads.ts';

/** The calls of an upload over the network. */
export const uploadCalls: UploadCalls = {
  async begin(file, recorded) {
    const heads = await headsOf(file);
    const fields = { bytes: file.size, recorded: recorded ? 1 : 0 } as const;
    return (await call('media.begin-video', fields, heads ? { files: { heads } } : {})).data;
  },
  piece: async (vid, at, piece, signal) =>
    (await call('media.send-video-piece', { vid, at }, { files: { piece }, signal })).data,
  direct: async (vid) => (await call('media.direct-pieces', { vid })).data,
  put: (url, body, signal) =>
    fetch(url, { method: 'PUT', body, signal, credentials: 'omit', referrerPolicy: 'no-referrer' }).then(
      ({ ok }) => ok,
      () => false,
    ),
  state: async (vid) => (await call('media.video-state', { vid })).data,
  cancel: (vid) => call('media.cancel-video', { vid }),
  pause: (milliseconds, signal) =>
    new Promise((resolve) => {
      const done = (): void => {
        clearTimeout(timer);
        removeEventListener('online', done);
        resolve();
      };
      const timer = setTimeout(done, milliseconds);
      addEventListener('online', done, { once: true });
      signal.addEventListener('abort', done, { once: true });
    }),
};

/** Uploads of this visit by their keys: one goes on while its writer looks at another page. */
export const uploadsHere = new Map<string, UploadController>();
