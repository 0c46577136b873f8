import '../../../design/sheets/compose.css';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { postLimits } from '../../../../contract/domains/posts/limits.ts';
import { Button } from '../../../design/Button.tsx';
import { Icon } from '../../../design/Icon.tsx';
import { type Translate, useT } from '../../../texts/texts.tsx';
import { PhotoPick } from './PhotoPick.tsx';
import { useDragOrder } from './use-drag-order.ts';

/** One picture of the composer: on its way, there, or refused. */
export interface ComposePhoto {
  key: string;
  /** Address of the picture to show: of the device's file, else the server's. */
  preview: string;
  caption: string;
  /** It moved as a file, and won't here. */
  standsStill?: boolean;
  state: { kind: 'sending'; percent: number } | { kind: 'sent' } | { kind: 'failed'; message: string };
}

interface ComposePhotosProps {
  photos: readonly ComposePhoto[];
  /** Id of the field that takes files. */
  pick?: string;
  /** How many there may be, where that isn't what a post may hold. */
  most?: number | undefined;
  onAdd: (files: File[]) => void;
  onRemove: (key: string) => void;
  onRetry: (key: string) => void;
  /** Opens a photo's sheet. A reply's photos have none: neither captions nor an order to change. */
  onOpen?: (key: string) => void;
  onMove?: (key: string, to: number) => void;
}

/** The pictures, each drawn once, with progress, retry and remove; a tap opens one, a drag puts it elsewhere. */
export function ComposePhotos(props: ComposePhotosProps) {
  const { onRetry, ...grid } = props;
  const { photos, pick, onAdd, onOpen } = grid;
  const t = useT();
  if (photos.length === 0 && onOpen) return <FirstPhotos pick={pick} onAdd={onAdd} />;
  return (
    <div className="flex flex-col gap-2">
      <PhotoGrid {...grid} />
      {onOpen && <p className="text-xs text-ink-3">{t('threads.photosHint')}</p>}
      <p className="text-xs text-ink-2 empty:hidden" role="status">
        {photos.some(({ standsStill }) => standsStill) && t('threads.photoStandsStill')}
      </p>
      {photos.map(
        (photo, index) =>
          photo.state.kind === 'failed' && (
            <div key={photo.key} className="flex items-center gap-3">
              <p className="field-error min-w-0 flex-1" role="alert">
                <Icon name="circle-alert" size="s" />
                <span>
                  {photos.length > 1 && `${t('shell.photoOf', { number: index + 1, count: photos.length })}: `}
                  {photo.state.message}
                </span>
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

/** Before the first photo: a whole row to press. */
function FirstPhotos({ pick, onAdd }: Pick<ComposePhotosProps, 'pick' | 'onAdd'>) {
  const t = useT();
  return (
    <PhotoPick id={pick} count={0} onAdd={onAdd} className="compose-first">
      <Icon name="image" />
      <span aria-hidden="true">{t('threads.addPhotosFirst')}</span>
      <span aria-hidden="true" className="ms-auto text-xs font-normal text-ink-2">
        {t('threads.upToPhotos', { max: postLimits.pictures })}
      </span>
    </PhotoPick>
  );
}

function PhotoGrid(props: Omit<ComposePhotosProps, 'onRetry'>) {
  const { photos, pick, most = postLimits.pictures, onAdd, onRemove, onOpen, onMove } = props;
  const t = useT();
  const list = useRef<HTMLUListElement>(null);
  const [movedTo, setMovedTo] = useState<{ key: string; number: number } | null>(null);
  const move = (key: string, to: number) => {
    if (!onMove || to < 0 || to >= photos.length) return;
    onMove(key, to);
    setMovedTo({ key, number: to + 1 });
  };
  const drag = useDragOrder(list, move);
  // What is put elsewhere in the list loses the focus on its way.
  useEffect(() => {
    if (movedTo) list.current?.querySelector<HTMLElement>(`[data-order="${movedTo.key}"]`)?.focus();
  }, [movedTo]);
  const onKeyDown = (event: KeyboardEvent, key: string, index: number) => {
    const step = event.altKey ? { ArrowLeft: -1, ArrowRight: 1 }[event.key] : undefined;
    if (step === undefined) return;
    event.preventDefault();
    move(key, index + step * (document.dir === 'rtl' ? -1 : 1));
  };
  return (
    <>
      <ul ref={list} className="compose-photos">
        {photos.map((photo, index) => (
          <li key={photo.key} className="relative">
            {onOpen ? (
              <button
                type="button"
                className="compose-photo"
                aria-label={photoName(t, photo, index + 1)}
                aria-keyshortcuts="Alt+ArrowLeft Alt+ArrowRight"
                onClick={() => onOpen(photo.key)}
                onKeyDown={(event) => onKeyDown(event, photo.key, index)}
                {...(onMove ? drag(photo.key) : {})}
              >
                <PhotoFace photo={photo} line />
              </button>
            ) : (
              <div className="compose-photo">
                <PhotoFace photo={photo} />
              </div>
            )}
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
        {photos.length < most && (
          <li>
            <PhotoPick id={pick} count={photos.length} {...{ most, onAdd }} className="compose-photo compose-add">
              <Icon name="plus" />
            </PhotoPick>
          </li>
        )}
      </ul>
      <p className="sr-only" role="status">
        {movedTo && t('shell.photoOf', { number: movedTo.number, count: photos.length })}
      </p>
    </>
  );
}

/** What opens a photo is called: its number and line, and how far it has come, as is seen over it. */
function photoName(t: Translate, photo: ComposePhoto, number: number): string {
  const name = t(photo.caption ? 'threads.openPhoto' : 'threads.openPhotoBare', { number, caption: photo.caption });
  return photo.state.kind === 'sending'
    ? `${name}, ${t('threads.photoProgress', { percent: photo.state.percent })}`
    : name;
}

/** The picture, what it is on the way to, and its caption. */
function PhotoFace({ photo, line }: { photo: ComposePhoto; line?: boolean }) {
  const t = useT();
  return (
    <>
      <Preview key={photo.preview} src={photo.preview} alt={line ? '' : photo.caption} />
      {line && photo.state.kind === 'sent' && (
        <span className="compose-line" dir="auto">
          {photo.caption || t('threads.addLine')}
        </span>
      )}
      <PhotoState photo={photo} />
    </>
  );
}

/** Plain ground for a file that this browser can't draw (HEIF): a broken picture shows nothing. */
export function Preview({ src, alt, className }: { src: string; alt: string; className?: string }) {
  const [drawn, setDrawn] = useState(true);
  return drawn ? (
    <img src={src} alt={alt} className={className} draggable={false} onError={() => setDrawn(false)} />
  ) : null;
}

/** How far it has come, over the picture. */
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
