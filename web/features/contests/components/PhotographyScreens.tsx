import type { ContestRow } from '../../../../contract/domains/contests/shapes.ts';
import { EmptyState } from '../../../design/EmptyState.tsx';
import { Card, ChipLink } from '../../../design/parts.tsx';
import { useT } from '../../../texts/texts.tsx';
import type { PhotographerRow, PhotoPage, PhotoRow, PhotoSource } from '../queries.ts';
import { All } from './Beside.tsx';
import { ContestCard } from './ContestCard.tsx';
import { PhotoCells } from './PhotoCells.tsx';
import { PhotographerLine } from './PhotographerLine.tsx';
import { PhotoList } from './PhotoList.tsx';
import { LookThrough } from './PhotosViewer.tsx';
import { PhotoTabs } from './PhotoTabs.tsx';

export const namedLists = ['newest', 'liked', 'recommended', 'winners'] as const;

interface PhotographyScreenProps {
  /** The one that runs. */
  contest: ContestRow | null;
  recommended: readonly PhotoRow[];
  newest: readonly PhotoRow[];
  winners: readonly PhotoRow[];
  photographers: readonly PhotographerRow[];
}

/** The photographers' part of the site: the contest that runs, who enters, what is recommended and why, what is new, what won. */
export function PhotographyScreen({ contest, recommended, newest, winners, photographers }: PhotographyScreenProps) {
  const t = useT();
  const isEmpty = [recommended, newest, winners, photographers].every(({ length }) => length === 0);
  return (
    <>
      <h1 className="sr-only">{t('contests.photographers')}</h1>
      <PhotoTabs />
      {contest && <ContestCard contest={contest} />}
      {isEmpty && (
        <div className="card">
          <EmptyState title={t('contests.photos.none')} text={t('contests.photos.noneText')} />
        </div>
      )}
      {photographers.length > 0 && (
        <Card title={t('contests.photographers')} aside={<All to="/photography/photographer" />}>
          <ul className="rows">
            {photographers.map((row) => (
              <PhotographerLine key={row.uid} row={row} />
            ))}
          </ul>
        </Card>
      )}
      <Part title={t('contests.photos.recommended')} to="/photography/recommended" photos={recommended} />
      <Part title={t('contests.list.newest')} to="/photography/newest" photos={newest} />
      <Part title={t('contests.list.winners')} to="/photography/winners" photos={winners} />
    </>
  );
}

function Part({ title, to, photos }: { title: string; to: string; photos: readonly PhotoRow[] }) {
  if (photos.length === 0) return null;
  return (
    <Card title={title} aside={<All to={to} />}>
      <PhotoCells photos={photos} />
    </Card>
  );
}

interface PhotosScreenProps {
  title: string;
  source: PhotoSource;
  first: PhotoPage;
  /** Which of the named lists it is. */
  list: string;
  query?: string;
}

/** One list of single photos, with the ways to the others. */
export function PhotosScreen({ title, source, first, list, query }: PhotosScreenProps) {
  const t = useT();
  return (
    <>
      <h1 className="sr-only">{title}</h1>
      <PhotoTabs />
      <nav className="board-chips photo-chips" aria-label={t('contests.list.which')}>
        {namedLists.map((each) => (
          <ChipLink key={each} to={`/photography/${each}`} on={each === list}>
            {t(`contests.list.${each}`)}
          </ChipLink>
        ))}
      </nav>
      <div className="photo-bar">
        <span className="flex-1 text-sm text-ink-2">
          {title}, {t('shell.photos', { count: first.count })}
        </span>
        {first.list.length > 1 && <LookThrough />}
      </div>
      <PhotoList
        key={list}
        source={source}
        first={first}
        query={query}
        empty={
          <div className="card">
            <EmptyState title={t('contests.photos.none')} text={t('contests.list.noneText')} />
          </div>
        }
      />
    </>
  );
}

/** Who entered photos lately. */
export function PhotographersScreen({ list }: { list: readonly PhotographerRow[] }) {
  const t = useT();
  return (
    <>
      <PhotoTabs />
      <section className="card">
        <h1 className="heading text-lg">{t('contests.photographers')}</h1>
        {list.length === 0 ? (
          <EmptyState title={t('contests.photographers.none')} text={t('contests.photos.noneText')} />
        ) : (
          <ul className="rows">
            {list.map((row) => (
              <PhotographerLine key={row.uid} row={row} />
            ))}
          </ul>
        )}
      </section>
    </>
  );
}
