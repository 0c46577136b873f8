import { postLimits } from '../../../../contract/domains/posts/limits.ts';
import { isRefusal } from '../../../api/wire.ts';
import { srcOf } from '../../../design/pictures.ts';
import { randomString } from '../../../lib/random.ts';
import { shrunk, uploadPicture } from '../../media/index.ts';
import { moved, type OwnPhoto } from './compose-state.ts';

/** Reports each change of the photos that are shown. */
export type ChangePhotos = (change: (photos: readonly OwnPhoto[]) => readonly OwnPhoto[]) => void;

export interface PhotoController {
  add(files: readonly File[]): void;
  remove(key: string): void;
  retry(photo: OwnPhoto): void;
  caption(key: string, caption: string): void;
  /** Puts a photo at another place. */
  move(key: string, to: number): void;
  /** The photo after it was turned or cut: it is sent again. */
  replace(key: string, file: Blob): void;
}

export interface PhotoUploads extends PhotoController {
  /** Gives up what is on its way, and lets the device's pictures go. */
  stop(): void;
}

/** Sends a post's pictures, several at once, each with its progress and another try. */
export function photoUploads(changePhotos: ChangePhotos): PhotoUploads {
  const running = new Map<string, AbortController>();
  const drawn = new Map<string, string>();
  /** The device's own picture: it holds the file in memory until it is released. */
  const draw = (key: string, file: Blob): string => {
    const preview = URL.createObjectURL(file);
    drawn.set(key, preview);
    return preview;
  };
  const release = (key: string): void => {
    URL.revokeObjectURL(drawn.get(key) ?? '');
    drawn.delete(key);
  };
  const change = (key: string, fields: Partial<OwnPhoto>): void =>
    changePhotos((photos) => photos.map((photo) => (photo.key === key ? { ...photo, ...fields } : photo)));

  const send = async (key: string, file: Blob): Promise<void> => {
    running.get(key)?.abort();
    const upload = new AbortController();
    running.set(key, upload);
    change(key, { state: { kind: 'sending', percent: 0 } });
    try {
      const progress = (percent: number) => change(key, { state: { kind: 'sending', percent } });
      const picture = await uploadPicture(file instanceof File ? await shrunk(file) : file, progress, upload.signal);
      change(key, {
        aid: picture.aid,
        stored: srcOf(picture, 320),
        ...{ large: srcOf(picture, 1280), standsStill: picture.stands_still === 1 },
        state: { kind: 'sent' },
      });
    } catch (error) {
      if (upload.signal.aborted) return;
      if (!isRefusal(error)) throw error;
      change(key, { state: { kind: 'failed', message: error.msg } });
    } finally {
      if (running.get(key) === upload) running.delete(key);
    }
  };

  return {
    add: (files) => {
      const added = files.map((file): OwnPhoto & { file: File } => {
        const key = randomString();
        return { key, preview: draw(key, file), caption: '', file, state: { kind: 'sending', percent: 0 } };
      });
      changePhotos((photos) => [...photos, ...added].slice(0, postLimits.pictures));
      for (const { key, file } of added) void send(key, file);
    },
    remove: (key) => {
      running.get(key)?.abort();
      release(key);
      changePhotos((photos) => photos.filter((photo) => photo.key !== key));
    },
    retry: ({ key, file }) => {
      if (file) void send(key, file);
    },
    caption: (key, caption) => change(key, { caption }),
    move: (key, to) => changePhotos((photos) => moved(photos, key, to)),
    replace: (key, file) => {
      release(key);
      change(key, { file, preview: draw(key, file), aid: undefined });
      void send(key, file);
    },
    stop: () => {
      for (const upload of running.values()) upload.abort();
      for (const key of [...drawn.keys()]) release(key);
    },
  };
}
