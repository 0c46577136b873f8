import type { ContestRow } from '../../../../contract/domains/contests/shapes.ts';
import { EmptyState } from '../../../design/EmptyState.tsx';
import { Pagination } from '../../../design/Pagination.tsx';
import { useIsOff } from '../../../session/root-data.ts';
import { useT } from '../../../texts/texts.tsx';
import { ContestCard } from './ContestCard.tsx';
import { PhotoTabs } from './PhotoTabs.tsx';

interface ContestsScreenProps {
  list: readonly ContestRow[];
  page: number;
  totalPage: number;
}

/** All contests: running ones, those to come, then those that are over. */
export function ContestsScreen({ list, page, totalPage }: ContestsScreenProps) {
  const t = useT();
  const isOff = useIsOff('contests.page');
  return (
    <>
      <h1 className="sr-only">{t('contests.contests')}</h1>
      <PhotoTabs />
      {list.length === 0 && (
        <div className="card">
          <EmptyState
            title={t(isOff ? 'contests.contests.notOpen' : 'contests.contests.none')}
            text={t('contests.contests.noneText')}
          />
        </div>
      )}
      {list.map((contest) => (
        <ContestCard key={contest.id} contest={contest} />
      ))}
      <Pagination page={page} total={totalPage} />
    </>
  );
}
