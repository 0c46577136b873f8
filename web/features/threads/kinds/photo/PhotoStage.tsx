import '../../../../design/sheets/photos.css';
import { useState } from 'react';
import type { PhotoPicture } from '../../../../../contract/domains/threads/kinds/photo/shapes.ts';
import { Icon } from '../../../../design/Icon.tsx';
import { PhotosOnDemand } from '../../../../design/Photos.tsx';
import { sizesIn, srcOf, srcSetOf } from '../../../../design/pictures.ts';
import { photoPath } from '../../../../lib/photo-path.ts';
import { type Around, photosAround, wasPhotoAsked } from '../../../../lib/photos-shown.ts';
import { Link } from '../../../../router/links.tsx';
import { useLowData } from '../../../../session/low-data.ts';
import { useCivilDay } from '../../../../texts/days.tsx';
import { useT } from '../../../../texts/texts.tsx';
import type { AnyThread, KindPartProps } from '../kind.ts';
import { exifWords } from './exif-words.ts';

/** The page with a photo of the entry in the site's viewer. */
const looked = (number: number): string => `?photo=${number}`;

/** An entry's photo on its own dark ground, what is said of it, and the next ones of the list that led here. */
export function PhotoStage({ thread }: KindPartProps) {
  const lite = useLowData();
  const [asked, setAsked] = useState(() => !import.meta.env.SSR && wasPhotoAsked(thread.tid));
  const [around] = useState(() => (import.meta.env.SSR ? null : photosAround(thread.tid)));
  const photos = thread.photo?.photos ?? [];
  const [first] = photos;
  if (!first) return null;
  if (lite && !asked) {
    return (
      <div className="card">
        <PhotosOnDemand count={photos.length} onLoad={() => setAsked(true)} />
      </div>
    );
  }
  return (
    <section className="photo-stage">
      <Large photo={first} thread={thread} around={around} />
      <Facts photo={first} />
      {photos.length > 1 && <OwnStrip photos={photos} />}
      {around && <Strip around={around} tid={thread.tid} />}
    </section>
  );
}

function Large({ photo, thread, around }: { photo: PhotoPicture; thread: AnyThread; around: Around | null }) {
  const t = useT();
  const { picture, aid } = photo;
  const whole = t('contests.photos.whole');
  return (
    <>
      <div className="photo-stage-head">
        <span>
          {around && (
            <span className="photo-stage-count">
              {t('contests.photos.at', { number: around.number, count: around.count })}
            </span>
          )}
        </span>
        <Link to={looked(1)} className="icon-btn" preventScrollReset aria-label={whole} title={whole}>
          <Icon name="maximize-2" />
        </Link>
      </div>
      <a href={looked(1)} className="photo-frame" data-aid={aid}>
        <img
          src={srcOf(picture, 1280)}
          srcSet={srcSetOf(picture)}
          sizes={sizesIn('thread')}
          width={picture.width}
          height={picture.height}
          alt={thread.subject}
          fetchPriority="high"
          decoding="async"
        />
      </a>
    </>
  );
}

/** How it was taken, as its member says it, and the way to the large file. */
function Facts({ photo: { exif, full } }: { photo: PhotoPicture }) {
  const t = useT();
  const facts = exifWords(exif, useCivilDay());
  if (facts.length === 0 && full === '') return null;
  return (
    <p className="photo-stage-facts">
      {facts.map(({ icon, text }) => (
        <span key={text}>
          {icon && <Icon name={icon} />}
          <bdi>{text}</bdi>
        </span>
      ))}
      {full !== '' && (
        <a href={full} target="_blank" rel="noopener">
          {t('contests.photos.fullSize')}
        </a>
      )}
    </p>
  );
}

/** The entry's other photos. */
function OwnStrip({ photos }: { photos: readonly PhotoPicture[] }) {
  const t = useT();
  return (
    <div className="photo-strip">
      {photos.map(({ aid, picture }, at) => (
        <a key={aid} href={looked(at + 1)} className="photo-frame" data-aid={aid}>
          <img
            src={srcOf(picture, 160)}
            alt={t('shell.photoOf', { number: at + 1, count: photos.length })}
            width={72}
            height={56}
            loading="lazy"
          />
        </a>
      ))}
    </div>
  );
}

/** Neighbours in the list that led here. */
function Strip({ around, tid }: { around: Around; tid: number }) {
  const t = useT();
  return (
    <nav className="photo-strip" aria-label={t('contests.photos.moreHere')}>
      {around.near.map((photo) => (
        <Link key={photo.aid} to={photoPath(photo)} replace aria-current={photo.tid === tid ? 'true' : undefined}>
          <img src={srcOf(photo.picture, 160)} alt={photo.subject} width={72} height={56} loading="lazy" />
        </Link>
      ))}
    </nav>
  );
}
