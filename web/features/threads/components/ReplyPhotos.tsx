import { drawn } from '../../../parts/drawn.tsx';
import { part } from '../../../parts/part.ts';
import type { OwnPhoto } from '../compose/compose-state.ts';
import type { SendPhotos } from '../use-reply-photos.ts';

const ComposePhotos = drawn(
  part({ for: 'pressed', load: () => import('./ComposePhotos.tsx') }),
  (m) => m.ComposePhotos,
);

/** The photos of a reply or a first post, from the first on. */
export function ReplyPhotos({ photos, uploads }: { photos: readonly OwnPhoto[]; uploads: SendPhotos }) {
  return (
    photos.length > 0 && (
      <ComposePhotos
        photos={photos}
        onAdd={(files) => uploads((controller) => controller.add(files))}
        onRemove={(key) => uploads((controller) => controller.remove(key))}
        onRetry={(key) =>
          uploads((controller) => photos.filter((photo) => photo.key === key).forEach(controller.retry))
        }
      />
    )
  );
}
