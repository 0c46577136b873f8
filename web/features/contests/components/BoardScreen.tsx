import type { ContestRow } from '../../../../contract/domains/contests/shapes.ts';
import { photoOrders } from '../../../../contract/domains/threads/kinds/photo/limits.ts';
import { EmptyState } from '../../../design/EmptyState.tsx';
import { useT } from '../../../texts/texts.tsx';
import type { Availability, CategoryRow, PhotoPage, PhotoSource } from '../queries.ts';
import { ContestCard } from './ContestCard.tsx';
import { AddButton, NotOpenNote } from './OpenFrom.tsx';
import { Categories, Orders, queryOf } from './PhotoFilters.tsx';
import { PhotoList } from './PhotoList.tsx';
import { LookThrough } from './PhotosViewer.tsx';
import { PhotoTabs } from './PhotoTabs.tsx';

interface BoardScreenProps {
  /** The one that runs. */
  contest: ContestRow | null;
  categories: readonly CategoryRow[];
  source: Extract<PhotoSource, { kind: 'board' }>;
  first: PhotoPage;
  open: Availability;
}

/** The photo board: the contest that runs, categories, and the entries in justified rows. */
export function BoardScreen({ contest, categories, source, first, open }: BoardScreenProps) {
  const t = useT();
  const { typeid, order } = source;
  const own = { typeid, order: order === 'dateline' ? '' : order };
  const query = queryOf(own);
  return (
    <>
      <h1 className="sr-only">{t('contests.photos')}</h1>
      <PhotoTabs />
      <NotOpenNote at={open} />
      {contest && <ContestCard contest={contest} />}
      <Categories
        list={categories.map(({ photos: _, ...category }) => category)}
        typeid={typeid}
        fields={{ order: own.order }}
      />
      <div className="photo-bar">
        <span className="flex-1 text-sm text-ink-2">{t('contests.photos.count', { count: first.count })}</span>
        <Orders orders={photoOrders} order={order} fields={{ typeid }} />
        {first.list.length > 1 && <LookThrough />}
        <AddButton
          at={open}
          to={`/photos/add${typeid > 0 ? `?typeid=${typeid}` : ''}`}
          label={t('contests.photos.add')}
        />
      </div>
      <PhotoList
        key={query}
        source={source}
        first={first}
        query={query === '' ? '' : `${query}&`}
        empty={
          <div className="card">
            <EmptyState
              title={t('contests.photos.none')}
              text={t(open.open ? 'contests.photos.noneText' : 'contests.photos.noneClosed')}
            />
          </div>
        }
      />
    </>
  );
}
