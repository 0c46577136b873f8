import '../../../design/sheets/draw.css';
import type { DrawWinner } from '../../../../contract/domains/draw/shapes.ts';
import { EmptyState } from '../../../design/EmptyState.tsx';
import { Pagination } from '../../../design/Pagination.tsx';
import { useT } from '../../../texts/texts.tsx';

import { WinnerRow } from './WinnerRow.tsx';

interface WinnersScreenProps {
  list: readonly DrawWinner[];
  page: number;
  totalPage: number;
  /** Nothing is drawn any more. */
  isOver: boolean;
  /** Places that are the reader's. */
  own: readonly number[];
}

/** All places of a draw in their order, those that were passed over and drawn again among them. */
export function WinnersScreen({ list, page, totalPage, isOver, own }: WinnersScreenProps) {
  const t = useT();
  return (
    <>
      <section className="card card-flush">
        <h1 className="draw-label">{t('draw.page.allPlaces')}</h1>
        {list.length === 0 && (
          <EmptyState title={t(isOver ? 'draw.page.winners' : 'draw.page.winnersLater', { count: 0 })} />
        )}
        <ol>
          {list.map((winner) => (
            <WinnerRow
              key={winner.place}
              winner={winner}
              mine={own.includes(winner.place) && winner.state !== 'unclaimed'}
            />
          ))}
        </ol>
        <p className="px-4 py-3 text-sm text-ink-3">{t('draw.page.names')}</p>
      </section>
      <Pagination page={page} total={totalPage} />
    </>
  );
}
