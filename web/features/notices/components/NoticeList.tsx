import { drawn } from '../../../parts/drawn.tsx';
import { part } from '../../../parts/part.ts';
import '../../../design/sheets/boards.css';
import type { NoticeListName } from '../../../../contract/domains/notices/limits.ts';
import { EmptyState } from '../../../design/EmptyState.tsx';
import { MoreRows } from '../../../design/MoreRows.tsx';
import { useScripted } from '../../../lib/use-scripted.ts';
import { useT } from '../../../texts/texts.tsx';
import { hasReply } from '../push-offer.ts';
import type { NoticesRead } from '../queries.ts';
import { useNewRows } from '../use-new-rows.ts';
import { useNotices } from '../use-notices.ts';
import { NoticeRow } from './NoticeRow.tsx';
import { NoticeSkeletons } from './NoticeSkeletons.tsx';

const PushOffer = drawn(part({ for: 'rare', load: () => import('./PushOffer.tsx') }), (m) => m.PushOffer);

/** A list of the member's notices: what is new first to see, each read, answered or deleted in its row. */
export function NoticeList({ first, type }: { first: NoticesRead; type: NoticeListName }) {
  const t = useT();
  const { list, read, remove } = useNotices(first, type);
  const news = useNewRows(first, list.rows);
  const scripted = useScripted();
  if (list.rows.length === 0 && !list.more) {
    return (
      <section className="card">
        <EmptyState title={t('notices.emptyTitle')} text={t(`notices.empty.${type}`)} />
      </section>
    );
  }
  const groups = [
    { name: 'new', rows: list.rows.filter(({ id }) => news.has(id)) },
    { name: 'earlier', rows: list.rows.filter(({ id }) => !news.has(id)) },
  ].filter(({ rows }) => rows.length > 0);
  return (
    <>
      <section className="card card-flush">
        {groups.map(({ name, rows }) => (
          <section key={name} aria-labelledby={`notices-${name}`}>
            <h2 id={`notices-${name}`} className="list-caption pb-2! sm:px-5!">
              {t(`notices.group.${name}`)}
            </h2>
            <ul>
              {rows.map((notice) => (
                <NoticeRow key={notice.id} notice={notice} onRead={read} onDelete={remove} onChange={list.patch} />
              ))}
            </ul>
          </section>
        ))}
        <div className="px-4 sm:px-5">
          <MoreRows
            list={list}
            to={`?after=${list.last.next}`}
            label={t('notices.older')}
            skeleton={<NoticeSkeletons />}
          />
        </div>
      </section>
      <PushOffer wanted={scripted && hasReply(list.rows)} />
    </>
  );
}
