import '../../../design/sheets/draw.css';
import type { DrawFactsShown } from '../../../../contract/domains/draw/shapes.ts';
import { EmptyState } from '../../../design/EmptyState.tsx';
import { Pagination } from '../../../design/Pagination.tsx';
import { useT } from '../../../texts/texts.tsx';
import { EarlierRow } from './EarlierRow.tsx';

interface EarlierScreenProps {
  list: readonly DrawFactsShown[];
  page: number;
  totalPage: number;
}

/** The draws of a country that are over, page by page, the newest first. */
export function EarlierScreen({ list, page, totalPage }: EarlierScreenProps) {
  const t = useT();
  return (
    <>
      <section className="card">
        <h1 className="heading text-lg">{t('draw.page.earlier')}</h1>
        {list.length === 0 && <EmptyState title={t('draw.page.none')} />}
        <ul>
          {list.map((draw) => (
            <EarlierRow key={draw.drawid} draw={draw} />
          ))}
        </ul>
      </section>
      <Pagination page={page} total={totalPage} />
    </>
  );
}
