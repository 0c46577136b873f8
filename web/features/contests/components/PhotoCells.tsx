import { type MouseEvent, type ReactNode, useState } from 'react';
import { Count } from '../../../design/Count.tsx';
import { Icon } from '../../../design/Icon.tsx';
import { srcOf, srcSetOf } from '../../../design/pictures.ts';
import { directionOf } from '../../../lib/direction.ts';
import { photoPath } from '../../../lib/photo-path.ts';
import { notePhotoAsked } from '../../../lib/photos-shown.ts';
import { Link } from '../../../router/links.tsx';
import { useLowData } from '../../../session/low-data.ts';
import { useT } from '../../../texts/texts.tsx';
import type { PhotoRow } from '../queries.ts';

/** Width by height in tenths, as the sheet knows it: no cell is a thread or a stripe. */
export const ratioOf = ({ width, height }: { width: number; height: number }): number =>
  Math.min(25, Math.max(5, Math.round((10 * width) / Math.max(1, height))));

interface PhotoCellsProps {
  photos: readonly PhotoRow[];
  /** Small ones, in a side column. */
  small?: boolean;
  /** The first are what the reader sees first. */
  eager?: boolean;
  /** Where else a photo leads than to its entry. */
  linkOf?: (photo: PhotoRow) => string;
  /** All are of one photographer: each is called by its title. */
  titled?: boolean;
}

const firstSeen = 4;

/** Photos in justified rows: their cells are there before they are, so that nothing moves. */
export function PhotoCells({ photos, small = false, eager = false, linkOf = photoPath, titled }: PhotoCellsProps) {
  return (
    <ul className={small ? 'jg jg-small' : 'jg'}>
      {photos.map((photo, at) => (
        <li key={photo.aid} data-r={ratioOf(photo.picture)}>
          <PhotoCell photo={photo} to={linkOf(photo)} eager={eager && at < firstSeen} titled={titled} />
        </li>
      ))}
      <li className="jg-end" aria-hidden="true" />
    </ul>
  );
}

interface PhotoCellProps {
  photo: PhotoRow;
  to: string;
  eager: boolean;
  titled: boolean | undefined;
}

function PhotoCell({ photo, to, eager, titled }: PhotoCellProps) {
  const t = useT();
  const lite = useLowData();
  const [asked, setAsked] = useState(false);
  const { picture, subject, author, like, why, more } = photo;
  if (lite && !asked) return <LiteCell photo={photo} to={to} onAsk={() => setAsked(true)} />;
  return (
    <Link to={to} className="jg-link">
      <img
        src={srcOf(picture, 480)}
        srcSet={srcSetOf(picture)}
        sizes="(min-width: 37.5rem) 26rem, 60vw"
        width={picture.width}
        height={picture.height}
        alt={t('contests.photos.named', { title: subject, name: author })}
        loading={eager ? 'eager' : 'lazy'}
        decoding="async"
      />
      <Mark photo={photo}>
        {more > 0 ? `+${more}` : why !== '' ? t(`contests.photos.why.${why}`, { name: author }) : ''}
      </Mark>
      <span className="jg-who" aria-hidden="true">
        <b dir={directionOf(titled ? subject : author)}>{titled ? subject : author}</b>
        <Icon name="heart" size="s" />
        <Count value={like} />
      </span>
    </Link>
  );
}

/** In a corner: what it won, why it is here, or how many more there are. */
function Mark({ photo: { prize }, children }: { photo: PhotoRow; children: ReactNode }) {
  if (prize !== '') {
    return (
      <span className="jg-why">
        <Icon name="trophy" size="s" /> {prize}
      </span>
    );
  }
  return children ? <span className="jg-why">{children}</span> : null;
}

/** Where data is dear: what it is, and one tap loads it; before there is script it leads to the entry. */
function LiteCell({ photo, to, onAsk }: { photo: PhotoRow; to: string; onAsk: () => void }) {
  const t = useT();
  const load = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    notePhotoAsked(photo.tid);
    onAsk();
  };
  return (
    <Link to={to} className="jg-lite" onClick={load}>
      <b className="line-clamp-2 text-sm text-ink" dir={directionOf(photo.subject)}>
        {photo.subject}
      </b>
      <span className="truncate">{photo.author}</span>
      <span>{t('shell.tapToLoad')}</span>
    </Link>
  );
}
