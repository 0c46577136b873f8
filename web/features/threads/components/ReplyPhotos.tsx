import { drawn } from '../../../parts/drawn.tsx';
import { part } from '../../../parts/part.ts';
import type { OwnPhoto } from '../compose/compose-state.ts';
import { photoSender, type SendPhotos } from '../use-reply-photos.ts';

const tiles = part({ for: 'pressed', load: () => import('./ComposePhotos.tsx') });
const ComposePhotos = drawn(tiles, (m) => m.ComposePhotos);

/** Fetches what photos need, for a form that may be filled in without a connection. */
export const loadReplyPhotos = async (): Promise<void> => {
  await Promise.all([tiles(), photoSender()]);
};

/** The photos of a reply or a first post, from the first on. */
export function ReplyPhotos(props: { photos: readonly OwnPhoto[]; most?: number; uploads: SendPhotos }) {
  const { photos, most, uploads } = props;
  return (
    photos.length > 0 && (
      <ComposePhotos
        photos={photos}
        most={most}
        onAdd={(files) => uploads((controller) => controller.add(files))}
        onRemove={(key) => uploads((controller) => controller.remove(key))}
        onRetry={(key) =>
          uploads((controller) => photos.filter((photo) => photo.key === key).forEach(controller.retry))
        }
      />
    )
  );
}
