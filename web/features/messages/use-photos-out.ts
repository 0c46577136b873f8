import { useEffect, useRef, useState } from 'react';
import { isRefusal } from '../../api/wire.ts';
import { srcOf } from '../../design/pictures.ts';
import { randomString } from '../../lib/random.ts';
import { part } from '../../parts/part.ts';
import { useT } from '../../texts/texts.tsx';
import type { Written } from './mutations.ts';

const sender = part({ for: 'pressed', load: () => import('./send-photo.ts') });

/** A photo that is on its way to the server; its message follows once it is there. */
export interface GoingPhoto {
  key: string;
  file: Blob;
  text: string;
  preview: string;
  percent: number;
  /** Why it failed; empty while it is on its way. */
  failed: string;
}

/** Sends photos, each with its progress and another try; `onThere` sends the message that carries it. */
export function usePhotosOut(onThere: (written: Written) => void) {
  const t = useT();
  const [photos, setPhotos] = useState<readonly GoingPhoto[]>([]);
  const running = useRef(new Map<string, AbortController>());
  const latest = useRef(onThere);
  useEffect(() => {
    latest.current = onThere;
  });
  useEffect(() => {
    const uploads = running.current;
    return () => {
      for (const upload of uploads.values()) upload.abort();
    };
  }, []);
  const change = (key: string, fields: Partial<GoingPhoto>) =>
    setPhotos((all) => all.map((photo) => (photo.key === key ? { ...photo, ...fields } : photo)));
  const drop = (photo: GoingPhoto) => {
    running.current.get(photo.key)?.abort();
    URL.revokeObjectURL(photo.preview);
    setPhotos((all) => all.filter(({ key }) => key !== photo.key));
  };
  const go = async (photo: GoingPhoto) => {
    const { key, file, text } = photo;
    const upload = new AbortController();
    running.current.set(key, upload);
    change(key, { percent: 0, failed: '' });
    try {
      const { sendPhoto } = await sender();
      const picture = await sendPhoto(file, (percent) => change(key, { percent }), upload.signal);
      drop(photo);
      latest.current({ key, text, picture: { aid: picture.aid, src: srcOf(picture, 320) } });
    } catch (error) {
      if (upload.signal.aborted) return;
      change(key, { failed: isRefusal(error) ? error.msg : t('messages.serviceError') });
    } finally {
      running.current.delete(key);
    }
  };
  const add = (file: Blob, text: string) => {
    const photo = { key: randomString(), file, text, preview: URL.createObjectURL(file), percent: 0, failed: '' };
    setPhotos((all) => [...all, photo]);
    void go(photo);
  };
  return { photos, add, retry: (photo: GoingPhoto) => void go(photo), drop };
}
