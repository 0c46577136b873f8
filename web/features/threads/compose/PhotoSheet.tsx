import { useState } from 'react';
import { postLimits } from '../../../../contract/domains/posts/limits.ts';
import { usePress } from '../../../api/use-press.ts';
import { Button, IconButton } from '../../../design/Button.tsx';
import { Dialog } from '../../../design/Dialog.tsx';
import { TextArea } from '../../../design/fields.tsx';
import { showError } from '../../../design/toasts.ts';
import { useT } from '../../../texts/texts.tsx';
import { Preview } from '../components/ComposePhotos.tsx';
import { CropFrame } from './CropFrame.tsx';
import type { OwnPhoto } from './compose-state.ts';
import type { PhotoController } from './photo-uploads.ts';
import { cut, type Part, turned, whole } from './redraw.ts';

interface PhotoSheetProps {
  photos: readonly OwnPhoto[];
  /** Key of the photo that is open, null for none. */
  opened: string | null;
  onOpen: (key: string | null) => void;
  uploads: PhotoController;
}

/** One photo of the post: what is seen on it, its cut, its place, and the way to the next. */
export function PhotoSheet({ photos, opened, onOpen, uploads }: PhotoSheetProps) {
  const t = useT();
  const [cropping, setCropping] = useState<Part | null>(null);
  const index = photos.findIndex(({ key }) => key === opened);
  const photo = photos[index];
  const show = (at: number) => {
    setCropping(null);
    onOpen(photos[at]?.key ?? null);
  };
  const close = () => show(-1);
  const last = index === photos.length - 1;
  return (
    <Dialog
      open={photo !== undefined}
      onClose={close}
      title={t('shell.photoOf', { number: index + 1, count: photos.length })}
      shape="sheet"
      foot={
        photo &&
        (cropping ? (
          <CropFoot photo={photo} part={cropping} uploads={uploads} onEnd={() => setCropping(null)} />
        ) : (
          <>
            <Button kind="outline" disabled={index === 0} onClick={() => show(index - 1)}>
              {t('threads.previousPhoto')}
            </Button>
            <Button onClick={() => (last ? close() : show(index + 1))}>
              {t(last ? 'threads.photoDone' : 'threads.nextPhoto')}
            </Button>
          </>
        ))
      }
    >
      {photo &&
        (cropping ? (
          <CropFrame src={photo.preview} part={cropping} onChange={setCropping} />
        ) : (
          <PhotoFields
            key={photo.key}
            {...{ photo, index, uploads }}
            count={photos.length}
            onCrop={() => setCropping(whole)}
            onRemove={() => {
              uploads.remove(photo.key);
              show(last ? index - 1 : index + 1);
            }}
          />
        ))}
    </Dialog>
  );
}

/** What can be redrawn on this device; one that moves would stand still. */
const sourceOf = ({ file, large }: OwnPhoto): Blob | string | undefined =>
  file ? (file.type === 'image/gif' ? undefined : file) : large;

interface PhotoFieldsProps {
  photo: OwnPhoto;
  /** Its place, from 0. */
  index: number;
  count: number;
  uploads: PhotoController;
  onCrop: () => void;
  onRemove: () => void;
}

function PhotoFields({ photo, index, count, uploads, onCrop, onRemove }: PhotoFieldsProps) {
  const t = useT();
  const redraw = useRedraw(photo, uploads);
  return (
    <>
      <div className="photo-shown">
        <Preview key={photo.preview} src={photo.preview} alt={photo.caption} />
      </div>
      <TextArea
        label={t('threads.seenHere')}
        hint={t('threads.seenHereHint', { count: photo.caption.length, max: postLimits.captionMax })}
        dir="auto"
        rows={2}
        value={photo.caption}
        maxLength={postLimits.captionMax}
        onChange={(event) => uploads.caption(photo.key, event.target.value)}
      />
      <div className="flex items-center">
        {redraw.run && (
          <>
            <IconButton
              icon="rotate-cw"
              label={t('threads.turnPhoto')}
              disabled={redraw.busy}
              onClick={() => redraw.run?.(turned)}
            />
            <IconButton icon="crop" label={t('threads.cropPhoto')} disabled={redraw.busy} onClick={onCrop} />
          </>
        )}
        <IconButton
          icon="arrow-left"
          flip
          label={t('threads.moveEarlier')}
          disabled={index === 0}
          onClick={() => uploads.move(photo.key, index - 1)}
        />
        <IconButton
          icon="arrow-right"
          flip
          label={t('threads.moveLater')}
          disabled={index === count - 1}
          onClick={() => uploads.move(photo.key, index + 1)}
        />
        <Button kind="text" className="ms-auto text-danger-text!" onClick={onRemove}>
          {t('threads.removeThisPhoto')}
        </Button>
      </div>
    </>
  );
}

/** Redraws a photo on this device and sends what came of it; `run` is missing where it can't be. */
function useRedraw(photo: OwnPhoto, uploads: PhotoController) {
  const t = useT();
  const { busy, run } = usePress();
  const source = sourceOf(photo);
  const redraw = (work: (source: Blob | string) => Promise<Blob>) =>
    run(async () => {
      try {
        uploads.replace(photo.key, await work(source!));
      } catch {
        showError(t('threads.photoNotDrawn'));
      }
    });
  return { busy, run: source === undefined ? undefined : redraw };
}

interface CropFootProps {
  photo: OwnPhoto;
  part: Part;
  uploads: PhotoController;
  onEnd: () => void;
}

function CropFoot({ photo, part, uploads, onEnd }: CropFootProps) {
  const t = useT();
  const redraw = useRedraw(photo, uploads);
  const crop = async () => {
    await redraw.run?.((source) => cut(source, part));
    onEnd();
  };
  return (
    <>
      <Button kind="outline" onClick={onEnd}>
        {t('shell.cancel')}
      </Button>
      <Button busy={redraw.busy && t('threads.cropping')} onClick={crop}>
        {t('threads.cropPhoto')}
      </Button>
    </>
  );
}
