import type { ContestShape } from '../../../../contract/domains/contests/shapes.ts';
import { EmptyState } from '../../../design/EmptyState.tsx';
import { contestPath } from '../../../lib/photo-path.ts';
import { Link } from '../../../router/links.tsx';
import { useT } from '../../../texts/texts.tsx';
import type { PhotoPage, PhotoSource } from '../queries.ts';
import { Categories, Orders, queryOf } from './PhotoFilters.tsx';
import { PhotoList } from './PhotoList.tsx';
import { LookThrough } from './PhotosViewer.tsx';
import { PhotoTabs } from './PhotoTabs.tsx';

interface EntriesScreenProps {
  contest: ContestShape;
  source: Extract<PhotoSource, { kind: 'contest' }>;
  first: PhotoPage;
}

/** Whether likes decide it, and count still: then no order shows who leads. */
const isCounting = ({ decide, phase }: ContestShape): boolean =>
  (decide === 'likes' || decide === 'both') && (phase === 'open' || phase === 'liking');

/** All entries of a contest. While likes decide, each reader has an order of their own, and it says so. */
export function EntriesScreen({ contest, source, first }: EntriesScreenProps) {
  const t = useT();
  const { typeid } = source;
  const { order = source.order } = first;
  const counting = isCounting(contest);
  const own = { typeid, order: order === 'dateline' ? order : '' };
  const query = queryOf(own);
  return (
    <>
      <div className="max-sm:hidden">
        <PhotoTabs />
      </div>
      <section className="card">
        <h1 className="heading text-xl" dir="auto">
          <Link to={contestPath(contest.id)}>{contest.title}</Link>
        </h1>
        <p className="text-sm text-ink-2">
          {t('contests.photos.count', { count: first.count })}
          {order === 'drawn' && `, ${t('contests.photos.drawnForYou')}`}
        </p>
      </section>
      <Categories list={contest.categories} typeid={typeid} fields={{ order: own.order }} />
      <div className="photo-bar">
        <Orders orders={counting ? ['drawn', 'dateline'] : ['like', 'dateline']} order={order} fields={{ typeid }} />
        <span className="flex-1" />
        {first.list.length > 1 && <LookThrough />}
      </div>
      <PhotoList
        key={query}
        source={source}
        first={first}
        query={query === '' ? '' : `${query}&`}
        empty={
          <div className="card">
            <EmptyState title={t('contests.photos.none')} text={t('contests.contest.noneText')} />
          </div>
        }
      />
    </>
  );
}
