import type { ContestShape } from '../../../../contract/domains/contests/shapes.ts';
import { Card } from '../../../design/parts.tsx';
import { Link } from '../../../router/links.tsx';
import { useT } from '../../../texts/texts.tsx';
import type { PhotoPage } from '../queries.ts';
import { All } from './Beside.tsx';
import { ContestHead } from './ContestHead.tsx';
import { MyEntries, Prizes, RulesInShort, Winners } from './ContestParts.tsx';
import { PhotoCells } from './PhotoCells.tsx';
import { PhotoTabs } from './PhotoTabs.tsx';

const shownFirst = 12;

/** A contest whole: what it asks, when, what can be won, the reader's own photos, and those of all. */
export function ContestScreen({ contest, entries }: { contest: ContestShape; entries: PhotoPage }) {
  const t = useT();
  const { phase, id, own } = contest;
  const isWon = phase === 'won';
  return (
    <>
      <div className="max-sm:hidden">
        <PhotoTabs />
      </div>
      <ContestHead contest={contest} />
      {own.can.judge && (
        <Link to={`/photos/contest/${id}/jury`} className="btn btn-value mx-4 sm:mx-0">
          {t('contests.jury.open')}
        </Link>
      )}
      {isWon && <Winners contest={contest} />}
      <MyEntries contest={contest} />
      {contest.prizes.length > 0 && !isWon && <Prizes contest={contest} />}
      {phase !== 'liking' && !isWon && <RulesInShort contest={contest} />}
      {entries.list.length > 0 && (
        <Card
          title={phase === 'liking' ? t('contests.contest.look') : t('contests.photos.count', { count: entries.count })}
          aside={<All to={`/photos/contest/${id}/entries`} />}
        >
          {phase === 'liking' && <p className="pb-2 text-xs text-ink-3">{t('contests.photos.drawnForYou')}</p>}
          <PhotoCells photos={entries.list.slice(0, shownFirst)} eager={phase === 'liking'} />
        </Card>
      )}
    </>
  );
}
