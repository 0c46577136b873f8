import { useEffect, useRef } from 'react';
import { showError } from '../../design/toasts.ts';
import { part } from '../../parts/part.ts';
import { useT } from '../../texts/texts.tsx';
import type { ChangePhotos, PhotoUploads } from './compose/photo-uploads.ts';

/** What sends photos; a form that may be filled in without a connection fetches it before. */
export const photoSender = part({ for: 'pressed', load: () => import('./compose/photo-uploads.ts') });

/** Does something with the photos on their way. */
export type SendPhotos = (work: (uploads: PhotoUploads) => void) => Promise<void>;

/** The photos of a reply on their way; what sends them comes with the first, since most replies have none. */
export function useReplyPhotos(changePhotos: ChangePhotos): SendPhotos {
  const t = useT();
  const uploads = useRef<PhotoUploads>(undefined);
  const latest = useRef(changePhotos);
  useEffect(() => {
    latest.current = changePhotos;
  });
  useEffect(() => () => uploads.current?.stop(), []);

  return async (work) => {
    try {
      const { photoUploads } = await photoSender();
      uploads.current ??= photoUploads((change) => latest.current(change));
    } catch {
      showError(t('common.network.failed'));
      return;
    }
    work(uploads.current);
  };
}
