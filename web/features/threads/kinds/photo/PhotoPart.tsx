import '../../../../design/sheets/photos.css';
import type { Photo } from '../../../../../contract/domains/threads/kinds/photo/shapes.ts';
import { Icon } from '../../../../design/Icon.tsx';
import { Tag } from '../../../../design/parts.tsx';
import { srcOf } from '../../../../design/pictures.ts';
import { directionOf } from '../../../../lib/direction.ts';
import { contestPath } from '../../../../lib/photo-path.ts';
import { Link } from '../../../../router/links.tsx';
import { useDay } from '../../../../texts/days.tsx';
import { useT } from '../../../../texts/texts.tsx';
import type { KindPartProps } from '../kind.ts';

/** On an entry's page, below its words: its contest, and what became of a dream. */
export function PhotoPart({ thread: { photo } }: KindPartProps) {
  if (!photo) return null;
  return (
    <>
      <InContest photo={photo} />
      {photo.dream && <Became dream={photo.dream} />}
    </>
  );
}

/** The contest, and whether likes still count in it. */
function InContest({ photo: { contest, frozen } }: { photo: Photo }) {
  const t = useT();
  const day = useDay();
  if (!contest) return null;
  return (
    <Link to={contestPath(contest.id)} className="photo-contest">
      <Icon name="trophy" className="text-value-text" />
      <span className="min-w-0 flex-1">
        {t('contests.photos.inContest')} <b dir="auto">{contest.title}</b>
        {frozen === 1 ? (
          <span className="block text-xs text-ink-3">{t('contests.photos.frozen')}</span>
        ) : (
          contest.likes_until > 0 && (
            <span className="block text-xs text-ink-3">
              {t('contests.photos.likesUntil', { day: day(contest.likes_until) })}
            </span>
          )
        )}
      </span>
      <Icon name="chevron-right" size="s" flip />
    </Link>
  );
}

/** A helped dream comes back with what became of it. */
function Became({ dream: { state, what, at, photo } }: { dream: NonNullable<Photo['dream']> }) {
  const t = useT();
  const day = useDay();
  if (state === 'asked') return null;
  if (state === 'helped' || what === '') {
    return (
      <p className="my-2">
        <Tag tone="success" icon="check">
          {t('contests.dream.helpedOn', { day: day(at) })}
        </Tag>
      </p>
    );
  }
  return (
    <section className="dream-became">
      <h2 className="flex flex-wrap items-baseline gap-2">
        <b className="flex-1 text-md">{t('contests.dream.became')}</b>
        <span className="text-xs text-ink-3">{day(at)}</span>
      </h2>
      <p className="text-md" dir={directionOf(what)}>
        {what}
      </p>
      {photo && (
        <img src={srcOf(photo.picture, 640)} alt="" width={photo.w} height={photo.h} loading="lazy" decoding="async" />
      )}
    </section>
  );
}
