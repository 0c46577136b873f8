import { type ReactNode, useState } from 'react';
import type { Attachment } from '../../contract/domains/media/shapes.ts';
import { directionOf } from '../lib/direction.ts';
import { useLowData } from '../lib/low-data.ts';
import { useTwoTaps } from '../lib/two-taps.ts';
import { useNavigate } from '../router/hooks.ts';
import { Link } from '../router/links.tsx';
import { useT } from '../texts/texts.tsx';
import { Heart } from './Heart.tsx';
import { Icon } from './Icon.tsx';
import {
  isSwiped,
  overhang,
  photoGroup,
  photoRows,
  sizesIn,
  sizesInGroup,
  sizesWhole,
  srcOf,
  srcSetOf,
} from './pictures.ts';

interface PhotoProps {
  picture: Attachment;
  alt: string;
  /** How wide it is drawn, for the browser's choice of file. */
  sizes: string;
  /** Above the fold: loaded at once. */
  eager?: boolean;
}

/** A picture in its true proportions, on its placeholder colour until it is there. */
function Photo({ picture, alt, sizes, eager }: PhotoProps) {
  return (
    <>
      <svg className="photo-ground" aria-hidden="true">
        <rect width="100%" height="100%" fill={picture.colour} />
      </svg>
      <img
        src={srcOf(picture, 640)}
        srcSet={srcSetOf(picture)}
        sizes={sizes}
        width={picture.width}
        height={picture.height}
        alt={alt}
        loading={eager ? 'eager' : 'lazy'}
        fetchPriority={eager ? 'high' : undefined}
        decoding="async"
      />
    </>
  );
}

interface PhotoGroupProps {
  pictures: readonly Attachment[];
  /** The thread they stand in. */
  to: string;
  eager?: boolean;
  /** Two taps of a finger on one of them: likes, never takes a like back. */
  onTwoTaps?: () => void;
}

/** A feed card's pictures, 1 to 9, "+N" on the last that shows; a set of tall ones is swiped through. */
export function PhotoGroup({ pictures, to, eager, onTwoTaps }: PhotoGroupProps) {
  const { layout, shown, more } = photoGroup(pictures.length);
  if (pictures.length === 0) return null;
  if (isSwiped(pictures)) return <PhotoSwipe pictures={pictures} to={to} eager={eager} onTwoTaps={onTwoTaps} />;
  return (
    <div className={`photos photos-${layout} above`}>
      {pictures.slice(0, shown).map((picture, index) => (
        <OpensPhoto key={picture.aid} to={to} index={index} onTwoTaps={onTwoTaps}>
          <GroupPhoto
            pictures={pictures}
            index={index}
            sizes={sizesInGroup(layout, index, picture)}
            eager={eager && index === 0}
          />
          {more > 0 && index === shown - 1 && <span className="photos-more num">+{more}</span>}
          {layout === 4 && index === 2 && <span className="photos-more num sm:hidden">+1</span>}
        </OpensPhoto>
      ))}
    </div>
  );
}

interface OpensPhotoProps extends Pick<PhotoGroupProps, 'to' | 'onTwoTaps'> {
  index: number;
  children: ReactNode;
}

/** Leads to the picture on its thread's page, and answers two taps with a heart; the keyboard stops once a group. */
function OpensPhoto({ to, index, children, onTwoTaps }: OpensPhotoProps) {
  const address = `${to}?photo=${index + 1}`;
  const navigate = useNavigate();
  const [hearts, setHearts] = useState(0);
  const onClick = useTwoTaps(
    onTwoTaps && {
      once: () => void navigate(address),
      twice: () => {
        setHearts((count) => count + 1);
        onTwoTaps();
      },
    },
  );
  return (
    <Link to={address} tabIndex={index === 0 ? undefined : -1} onClick={onClick}>
      {children}
      <Heart key={hearts} times={hearts} />
    </Link>
  );
}

interface GroupPhotoProps {
  pictures: readonly Attachment[];
  index: number;
  sizes: string;
  eager: boolean | undefined;
}

function GroupPhoto({ pictures, index, sizes, eager }: GroupPhotoProps) {
  const t = useT();
  const picture = pictures[index]!;
  const alt = picture.caption || t('shell.photoOf', { number: index + 1, count: pictures.length });
  return <Photo picture={picture} alt={alt} sizes={sizes} eager={eager} />;
}

/** Proportions of a cell that is swiped, and its share of the card. */
const [swipedCell, swipedShare, swipedShareWide] = [4 / 5, 0.86, 0.46];

/** Pictures side by side, the next one peeking; the browser alone moves them. */
function PhotoSwipe({ pictures, to, eager, onTwoTaps }: PhotoGroupProps) {
  const t = useT();
  const count = pictures.length;
  return (
    <div className="swipe above">
      {/* biome-ignore lint/a11y/useSemanticElements: no fieldset, there is nothing to fill in */}
      <div className="swipe-track" role="group" aria-label={t('shell.photos', { count })}>
        {pictures.map((picture, index) => (
          <OpensPhoto key={picture.aid} to={to} index={index} onTwoTaps={onTwoTaps}>
            <GroupPhoto
              pictures={pictures}
              index={index}
              sizes={sizesIn(
                'feed',
                swipedShareWide * overhang(picture, swipedCell),
                swipedShare * overhang(picture, swipedCell),
              )}
              eager={eager && index === 0}
            />
            <span className="swipe-count num" aria-hidden="true">
              {index + 1} / {count}
            </span>
          </OpensPhoto>
        ))}
      </div>
      <div className="swipe-dots" aria-hidden="true">
        {pictures.map(({ aid }) => (
          <i key={aid} />
        ))}
      </div>
    </div>
  );
}

interface PhotoListProps {
  pictures: readonly Attachment[];
  /** They may be what the reader sees first: the first one is loaded at once. */
  eager?: boolean;
  place?: 'thread' | 'reply';
  /** Where each is looked at by itself, without script as well; by default its file. */
  linkOf?: (picture: Attachment) => string;
}

/** A post's pictures, all of them: one as it is, more as a group; who saves data asks for them by a tap. */
export function PhotoList(props: PhotoListProps) {
  const { pictures } = props;
  const lite = useLowData();
  const [asked, setAsked] = useState(false);
  if (lite && !asked) return <PhotosOnDemand count={pictures.length} onLoad={() => setAsked(true)} />;
  return pictures.length > 1 ? <PhotoSet {...props} /> : <PhotoAlone {...props} />;
}

const fileOf = (picture: Attachment): string => srcOf(picture, 1280);

/** The only picture, whole, with its caption below. */
function PhotoAlone({ pictures, eager = false, place = 'thread', linkOf = fileOf }: PhotoListProps) {
  const t = useT();
  const [picture] = pictures;
  if (!picture) return null;
  return (
    <figure className="photo-list">
      <a href={linkOf(picture)} className="photo-frame" data-aid={picture.aid}>
        <Photo
          picture={picture}
          alt={picture.caption || t('shell.photoOf', { number: 1, count: 1 })}
          sizes={sizesWhole(place, picture)}
          eager={eager}
        />
      </a>
      {picture.caption && <figcaption dir={directionOf(picture.caption)}>{picture.caption}</figcaption>}
    </figure>
  );
}

/** Several pictures, each with the beginning of its caption; the viewer shows them whole. */
function PhotoSet({ pictures, eager = false, place = 'thread', linkOf = fileOf }: PhotoListProps) {
  return (
    <div className="photo-list photo-set">
      {photoRows(pictures.length).map(({ layout, from, to }) => (
        <div key={from} className={`photos photos-${layout}`}>
          {pictures.slice(from, to).map((picture, index) => (
            <a key={picture.aid} href={linkOf(picture)} className="photo-frame" data-aid={picture.aid}>
              <GroupPhoto
                pictures={pictures}
                index={from + index}
                sizes={sizesInGroup(layout, index, picture, place)}
                eager={eager && from + index === 0}
              />
              {picture.caption && (
                <span className="photo-line" dir={directionOf(picture.caption)} aria-hidden="true">
                  {picture.caption}
                </span>
              )}
            </a>
          ))}
        </div>
      ))}
    </div>
  );
}

/** Low-data mode: what there is, loaded by a tap. */
export function PhotosOnDemand({ count, onLoad }: { count: number; onLoad: () => void }) {
  const t = useT();
  return (
    <button
      type="button"
      className="quiet above mt-2 flex min-h-14 w-full items-center gap-3 text-start"
      onClick={onLoad}
    >
      <Icon name="image-down" className="text-primary-text" />
      <span className="flex-1 text-sm">
        <b>{t('shell.photos', { count })}</b>
        <span className="block text-ink-3">{t('shell.tapToLoad')}</span>
      </span>
    </button>
  );
}
