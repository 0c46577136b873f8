import { useState } from 'react';
import type { Attachment } from '../../contract/domains/media/shapes.ts';
import { directionOf } from '../lib/direction.ts';
import { useLowData } from '../session/low-data.ts';
import { useT } from '../texts/texts.tsx';
import { Icon } from './Icon.tsx';
import { photoRows, sizesInGroup, sizesWhole, srcOf, srcSetOf } from './pictures.ts';

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

interface GroupPhotoProps {
  pictures: readonly Attachment[];
  index: number;
  sizes: string;
  eager: boolean | undefined;
}

export function GroupPhoto({ pictures, index, sizes, eager }: GroupPhotoProps) {
  const t = useT();
  const picture = pictures[index]!;
  const alt = picture.caption || t('shell.photoOf', { number: index + 1, count: pictures.length });
  return <Photo picture={picture} alt={alt} sizes={sizes} eager={eager} />;
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
