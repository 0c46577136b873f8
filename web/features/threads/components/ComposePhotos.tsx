import { useState } from 'react';
import { threadLimits } from '../../../../contract/domains/threads/limits.ts';
import { Button } from '../../../design/Button.tsx';
import { EarlyInput } from '../../../design/fields.tsx';
import { Icon } from '../../../design/Icon.tsx';
import { useT } from '../../../texts/texts.tsx';
import { PhotoPick } from './PhotoPick.tsx';

/** One picture of the composer: on its way, there, or refused. */
export interface ComposePhoto {
  key: string;
  /** Address of the picture to show: of the device's file at first. */
  preview: string;
  caption: string;
  state: { kind: 'sending'; percent: number } | { kind: 'sent' } | { kind: 'failed'; message: string };
}

interface ComposePhotosProps {
  photos: readonly ComposePhoto[];
  onAdd: (files: File[]) => void;
  onRemove: (key: string) => void;
  onRetry: (key: string) => void;
  /** A reply's photos have no captions. */
  onCaption?: (key: string, caption: string) => void;
}

/** The grid of pictures with progress, retry and remove, then a caption for each that is there and may have one. */
export function ComposePhotos({ photos, onAdd, onRemove, onRetry, onCaption }: ComposePhotosProps) {
  const t = useT();
  return (
    <div className="flex flex-col gap-3">
      <ul className="compose-photos">
        {photos.map((photo, index) => (
          <li key={photo.key} className="compose-photo">
            <Preview key={photo.preview} src={photo.preview} alt={photo.caption} />
            <PhotoState photo={photo} />
            <button
              type="button"
              className="compose-remove"
              aria-label={t('threads.removePhoto', { number: index + 1 })}
              onClick={() => onRemove(photo.key)}
            >
              <Icon name="x" size="s" />
            </button>
          </li>
        ))}
        {photos.length < threadLimits.pictures && (
          <li>
            <PhotoPick count={photos.length} onAdd={onAdd} className="compose-photo compose-add">
              <Icon name="plus" />
            </PhotoPick>
          </li>
        )}
      </ul>
      {photos.map(
        (photo, index) =>
          onCaption &&
          photo.state.kind === 'sent' && (
            <label key={photo.key} className="flex items-center gap-3">
              <Preview key={photo.preview} src={photo.preview} alt="" className="size-11 rounded-sm object-cover" />
              <span className="sr-only">{t('threads.caption', { number: index + 1 })}</span>
              <span className="input min-h-11!">
                <EarlyInput
                  dir="auto"
                  className="min-h-11!"
                  value={photo.caption}
                  maxLength={threadLimits.captionMax}
                  placeholder={t('threads.captionPlaceholder')}
                  onChange={(event) => onCaption(photo.key, event.target.value)}
                />
              </span>
            </label>
          ),
      )}
      {photos.map(
        (photo) =>
          photo.state.kind === 'failed' && (
            <div key={photo.key} className="flex items-center gap-3">
              <Preview key={photo.preview} src={photo.preview} alt="" className="size-11 rounded-sm object-cover" />
              <p className="field-error min-w-0 flex-1" role="alert">
                <Icon name="circle-alert" size="s" />
                <span>{photo.state.message}</span>
              </p>
              <Button kind="outline" small icon="refresh-cw" onClick={() => onRetry(photo.key)}>
                {t('shell.tryAgain')}
              </Button>
            </div>
          ),
      )}
    </div>
  );
}

/** Plain ground for a file that this browser can't draw (HEIF): a broken picture shows nothing. */
function Preview({ src, alt, className }: { src: string; alt: string; className?: string }) {
  const [drawn, setDrawn] = useState(true);
  return drawn ? <img src={src} alt={alt} className={className} onError={() => setDrawn(false)} /> : null;
}

/** Only drawn over the picture: a small tile has room for one control, the one that removes it. */
function PhotoState({ photo }: { photo: ComposePhoto }) {
  const t = useT();
  if (photo.state.kind === 'sent') return null;
  if (photo.state.kind === 'failed') {
    return (
      <span className="compose-over">
        <Icon name="circle-alert" />
      </span>
    );
  }
  return (
    <span className="compose-over num">
      {t('threads.photoProgress', { percent: photo.state.percent })}
      <progress className="meter w-16" max={100} value={photo.state.percent} />
    </span>
  );
}
