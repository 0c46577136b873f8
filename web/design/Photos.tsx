import { useState } from 'react';
import type { Attachment } from '../../contract/domains/media/shapes.ts';
import { useLowData } from '../lib/low-data.ts';
import { Link } from '../router/links.tsx';
import { useT } from '../texts/texts.tsx';
import { Icon } from './Icon.tsx';
import { photoGroup, srcOf, srcSetOf } from './pictures.ts';

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
}

const sizesOf = { 1: '(min-width: 64rem) 37.5rem, 100vw', 2: '50vw', 3: '66vw', 4: '50vw', 9: '33vw' } as const;

/** A feed card's pictures, 1 to 9, "+N" on the last that shows. */
export function PhotoGroup({ pictures, to, eager }: PhotoGroupProps) {
  const t = useT();
  const { layout, shown, more } = photoGroup(pictures.length);
  if (pictures.length === 0) return null;
  return (
    <div className={`photos photos-${layout} above`}>
      {pictures.slice(0, shown).map((picture, index) => (
        <Link key={picture.aid} to={to} tabIndex={index === 0 ? undefined : -1}>
          <Photo
            picture={picture}
            alt={picture.caption || t('shell.photoOf', { number: index + 1, count: pictures.length })}
            sizes={sizesOf[layout]}
            eager={eager && index === 0}
          />
          {more > 0 && index === shown - 1 && <span className="photos-more num">+{more}</span>}
        </Link>
      ))}
    </div>
  );
}

interface PhotoListProps {
  pictures: readonly Attachment[];
  /** They may be what the reader sees first: the first one is loaded at once. */
  eager?: boolean;
}

/** A post's pictures, all of them, each with its caption; who saves data asks for them by a tap. */
export function PhotoList({ pictures, eager = false }: PhotoListProps) {
  const t = useT();
  const lite = useLowData();
  const [asked, setAsked] = useState(false);
  if (lite && !asked) return <PhotosOnDemand count={pictures.length} onLoad={() => setAsked(true)} />;
  return (
    <div className="photo-list">
      {pictures.map((picture, index) => (
        <figure key={picture.aid}>
          <a href={srcOf(picture, 1280)} className="photo-frame">
            <Photo
              picture={picture}
              alt={picture.caption || t('shell.photoOf', { number: index + 1, count: pictures.length })}
              sizes="(min-width: 64rem) 50rem, 100vw"
              eager={eager && index === 0}
            />
          </a>
          {picture.caption && <figcaption dir="auto">{picture.caption}</figcaption>}
        </figure>
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
