import type { MouseEvent } from 'react';
import type { NoticePage } from '../../../../contract/domains/notices/limits.ts';
import { Button } from '../../../design/Button.tsx';
import { EmptyState, ErrorState } from '../../../design/states.tsx';
import { Link } from '../../../router/links.tsx';
import { useT } from '../../../texts/texts.tsx';
import type { NoticesRead } from '../queries.ts';
import { useNotices } from '../use-notices.ts';
import { NoticeRow } from './NoticeRow.tsx';
import { NoticeSkeletons } from './NoticeSkeletons.tsx';

/** A page of the member's notices: all read at once, one by one, or deleted. */
export function NoticeList({ first, type }: { first: NoticesRead; type: NoticePage }) {
  const t = useT();
  const list = useNotices(first, type);
  if (list.rows.length === 0 && list.ended) {
    return (
      <section className="card">
        <EmptyState
          title={t('notices.emptyTitle')}
          text={t(`notices.empty.${type}`)}
          action={list.unread && <AllRead onClick={list.readAll} />}
        />
      </section>
    );
  }
  const goOn = (event: MouseEvent) => {
    event.preventDefault();
    void list.more();
  };
  return (
    <section className="card">
      {list.unread && (
        <div className="flex justify-end pb-1">
          <AllRead onClick={list.readAll} />
        </div>
      )}
      <ul className="rows">
        {list.rows.map((notice) => (
          <NoticeRow key={notice.id} notice={notice} onRead={list.read} onDelete={list.remove} />
        ))}
      </ul>
      {list.loading && <NoticeSkeletons />}
      {list.failure !== null && <ErrorState message={list.failure} onRetry={list.more} />}
      {!(list.ended || list.loading) && list.failure === null && (
        <div className="flex justify-center p-3">
          <Link to={`?after=${list.next}`} className="btn btn-outline" onClick={goOn}>
            {t('notices.older')}
          </Link>
        </div>
      )}
    </section>
  );
}

function AllRead({ onClick }: { onClick: () => void }) {
  const t = useT();
  return (
    <Button kind="text" small icon="check" onClick={onClick}>
      {t('notices.markAllRead')}
    </Button>
  );
}
