import { type KeyboardEvent, type ReactNode, type SyntheticEvent, use, useEffect, useRef, useState } from 'react';
import type { Attachment } from '../../../../contract/domains/media/shapes.ts';
import { IconButton } from '../../../design/Button.tsx';
import { useModal } from '../../../design/Dialog.tsx';
import { Heart } from '../../../design/Heart.tsx';
import { Icon } from '../../../design/Icon.tsx';
import { srcOf } from '../../../design/pictures.ts';
import sheet from '../../../design/sheets/viewer.css?url';
import { useScripted } from '../../../lib/use-scripted.ts';
import { part } from '../../../parts/part.ts';
import { Link } from '../../../router/links.tsx';
import { useLowData } from '../../../session/low-data.ts';
import { useT } from '../../../texts/texts.tsx';
import { Slide } from './Slide.tsx';
import { sheetLoaded } from './sheet-loaded.ts';
import { useGestures } from './use-gestures.ts';
import { useSlides } from './use-slides.ts';
import { scaleStep } from './zoom.ts';

export interface PhotoViewerProps {
  pictures: readonly Attachment[];
  /** The picture that the address names, from 0. */
  index: number;
  /** What the pictures belong to. */
  title: string;
  /** The query of the address at which a picture is looked at, and of the page without one. */
  searchOf: (index: number | null) => string;
  /** Another picture stays in sight. */
  onIndex: (index: number) => void;
  onClose: () => void;
  /** A double tap: likes, never takes a like back. */
  onDoubleTap: () => void;
  /** Where the picture has an address that others can open. */
  onShare: ((index: number) => void) | undefined;
  /** What else can be done with the post. */
  menu: ReactNode;
  /** Whose they are: face and name, before the caption. */
  face: ReactNode;
  name: string;
  /** Like, replies, favourite. */
  actions: ReactNode;
  /** Beside the picture on wide windows. */
  side: ReactNode;
}

const looks = part({ for: 'pressed', load: () => sheetLoaded(sheet) });

/**
 * Pictures large and dark, over the page that they belong to. Before script it shows the one that the address names, with
 * links to its neighbours; with script they are swiped, drawn larger, and drawn down to be closed.
 */
export function PhotoViewer(props: PhotoViewerProps) {
  // The server links the sheet where an address names a picture; elsewhere nothing is shown before it is there.
  if (!import.meta.env.SSR) use(looks());
  const { pictures, index, title, onClose } = props;
  const t = useT();
  const dialog = useRef<HTMLDialogElement>(null);
  const stage = useRef<HTMLDivElement>(null);
  const track = useRef<HTMLDivElement>(null);
  const [isZoomed, setZoomed] = useState(false);
  const [isBare, setBare] = useState(false);
  const [hearts, setHearts] = useState(0);
  useModal(dialog, true);
  const { shown, go } = useSlides(track, { asked: index, count: pictures.length, onRest: (at) => props.onIndex(at) });
  const { zoom, reset } = useGestures(stage, {
    onTap: () => setBare((bare) => !bare),
    onDoubleTap: () => {
      setHearts((count) => count + 1);
      props.onDoubleTap();
    },
    onClose,
    onZoomed: setZoomed,
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: the next picture begins whole
  useEffect(reset, [shown]);

  const onKeyDown = useKeys({ go, shown, count: pictures.length, zoom, reset });
  const onCancel = (event: SyntheticEvent) => {
    if (event.target !== dialog.current) return;
    event.preventDefault();
    onClose();
  };

  const named = t('shell.photoOf', { number: shown + 1, count: pictures.length });
  return (
    <>
      <link rel="stylesheet" href={sheet} />
      <dialog
        ref={dialog}
        open
        tabIndex={-1}
        className="viewer"
        aria-label={`${named}: ${title}`}
        data-bare={isBare ? '' : undefined}
        data-zoomed={isZoomed ? '' : undefined}
        onKeyDown={onKeyDown}
        onCancel={onCancel}
      >
        <Head {...props} shown={shown} named={named} />
        <div ref={stage} className="viewer-stage">
          <Track {...props} track={track} shown={shown} isZoomed={isZoomed} />
          <Heart key={hearts} times={hearts} />
          <Step {...props} to={shown - 1} go={go} side="start" label={t('shell.previousPhoto')} />
          <Step {...props} to={shown + 1} go={go} side="end" label={t('shell.nextPhoto')} />
        </div>
        <Foot {...props} shown={shown} go={go} />
        <aside className="viewer-side" aria-label={t('shell.replies')}>
          {props.side}
        </aside>
      </dialog>
    </>
  );
}

type PartProps = PhotoViewerProps & { shown: number };

interface Keys {
  go: (index: number) => void;
  shown: number;
  count: number;
  zoom: (by: number) => void;
  reset: () => void;
}

/** Arrows, Home and End move between pictures, + and - draw one larger and smaller, 0 whole. */
function useKeys({ go, shown, count, zoom, reset }: Keys) {
  return (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const isMirrored = getComputedStyle(event.currentTarget).direction === 'rtl';
    const [forward, back] = isMirrored ? ['ArrowLeft', 'ArrowRight'] : ['ArrowRight', 'ArrowLeft'];
    const act = {
      [forward]: () => go(shown + 1),
      [back]: () => go(shown - 1),
      Home: () => go(0),
      End: () => go(count - 1),
      '+': () => zoom(scaleStep),
      '=': () => zoom(scaleStep),
      '-': () => zoom(1 / scaleStep),
      '0': reset,
    }[event.key];
    if (!act) return;
    event.preventDefault();
    act();
  };
}

/** Close, counter, download, share, menu. */
function Head({ pictures, shown, named, searchOf, onClose, onShare, menu }: PartProps & { named: string }) {
  const t = useT();
  const picture = pictures[shown]!;
  return (
    <header className="viewer-head">
      <Link
        to={`?${searchOf(null)}`}
        className="icon-btn"
        aria-label={t('shell.close')}
        title={t('shell.close')}
        onClick={(event) => {
          event.preventDefault();
          onClose();
        }}
      >
        <Icon name="x" />
      </Link>
      <p className="flex-1 text-sm" aria-live="polite">
        <b className="num" aria-hidden="true">
          {shown + 1} / {pictures.length}
        </b>
        <span className="sr-only">{named}</span>
      </p>
      <a
        href={srcOf(picture, Math.max(...picture.widths))}
        download
        className="icon-btn"
        aria-label={t('shell.savePhoto')}
        title={t('shell.savePhoto')}
      >
        <Icon name="download" />
      </a>
      {onShare && <IconButton icon="share-2" label={t('shell.share')} onClick={() => onShare(shown)} />}
      {menu}
    </header>
  );
}

interface TrackProps extends PartProps {
  track: React.RefObject<HTMLDivElement | null>;
  isZoomed: boolean;
}

/** All pictures side by side; of those out of sight the neighbours load, once the one in sight is there, off low data. */
function Track({ pictures, index, shown, track, isZoomed }: TrackProps) {
  const t = useT();
  const isFrugal = useLowData();
  const scripted = useScripted();
  const [seen, setSeen] = useState<ReadonlySet<number>>(new Set());
  const isReady = seen.has(shown);
  // Without script there is the one that the address names.
  const slides = scripted ? pictures.map((_, at) => at) : [index];
  return (
    // biome-ignore lint/a11y/useSemanticElements: no fieldset, there is nothing to fill in
    <div
      ref={track}
      className="viewer-track"
      role="group"
      aria-label={t('shell.photos', { count: pictures.length })}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, and nothing in it takes the focus
      tabIndex={0}
    >
      {slides.map((at) => {
        const picture = pictures[at]!;
        const isNext = !isFrugal && isReady && Math.abs(at - shown) === 1;
        return (
          <Slide
            key={picture.aid}
            picture={picture}
            alt={picture.caption || t('shell.photoOf', { number: at + 1, count: pictures.length })}
            isCurrent={at === shown}
            isLoaded={at === shown || seen.has(at) || isNext}
            isZoomed={isZoomed && at === shown}
            onLoad={() => setSeen((before) => (before.has(at) ? before : new Set(before).add(at)))}
          />
        );
      })}
    </div>
  );
}

interface StepProps extends PhotoViewerProps {
  to: number;
  go: (index: number) => void;
  side: ReactNode;
  label: string;
}

/** To a neighbour: an arrow on wide windows, and wherever there is no script to swipe by. */
function Step({ to, go, side, label, pictures, searchOf }: StepProps) {
  if (to < 0 || to >= pictures.length) return null;
  return (
    <Link
      to={`?${searchOf(to)}`}
      className="viewer-step"
      data-side={side}
      aria-label={label}
      title={label}
      onClick={(event) => {
        event.preventDefault();
        go(to);
      }}
    >
      <Icon name={side === 'start' ? 'chevron-left' : 'chevron-right'} flip />
    </Link>
  );
}

/** Dots or the strip, the caption, what can be done. */
function Foot({
  pictures,
  shown,
  go,
  title,
  face,
  name,
  actions,
  searchOf,
}: PartProps & { go: (index: number) => void }) {
  const t = useT();
  const isFrugal = useLowData();
  const { caption } = pictures[shown]!;
  const isSet = pictures.length > 1;
  return (
    <footer className="viewer-foot">
      {isSet && (
        <div className="viewer-dots" aria-hidden="true">
          {pictures.map(({ aid }, at) => (
            <i key={aid} data-on={at === shown ? '' : undefined} />
          ))}
        </div>
      )}
      {isSet && !isFrugal && (
        <nav className="viewer-strip" aria-label={t('shell.photos', { count: pictures.length })}>
          {pictures.map((picture, at) => (
            <Link
              key={picture.aid}
              to={`?${searchOf(at)}`}
              aria-current={at === shown ? 'true' : undefined}
              aria-label={t('shell.photoOf', { number: at + 1, count: pictures.length })}
              onClick={(event) => {
                event.preventDefault();
                go(at);
              }}
            >
              <img src={srcOf(picture, 112)} alt="" width={56} height={56} loading="lazy" decoding="async" />
            </Link>
          ))}
        </nav>
      )}
      <details key={shown} className="viewer-caption">
        <summary>
          {face}
          <span className="viewer-caption-text">
            <bdi className="font-bold">{name}</bdi> <bdi>{caption || title}</bdi>
          </span>
        </summary>
      </details>
      <div className="viewer-acts">{actions}</div>
    </footer>
  );
}
