import { Late, lazyPart } from '../../../lib/late.tsx';
import type { OwnPhoto } from '../compose/compose-state.ts';
import type { SendPhotos } from '../use-reply-photos.ts';

const ComposePhotos = lazyPart(
  () => import('./ComposePhotos.tsx'),
  (m) => m.ComposePhotos,
  ['threads'],
);

/** The photos of a reply or a first post, from the first on. */
export function ReplyPhotos({ photos, uploads }: { photos: readonly OwnPhoto[]; uploads: SendPhotos }) {
  return (
    <Late wanted={photos.length > 0}>
      {photos.length > 0 && (
        <ComposePhotos
          photos={photos}
          onAdd={(files) => uploads((controller) => controller.add(files))}
          onRemove={(key) => uploads((controller) => controller.remove(key))}
          onRetry={(key) =>
            uploads((controller) => photos.filter((photo) => photo.key === key).forEach(controller.retry))
          }
        />
      )}
    </Late>
  );
}
