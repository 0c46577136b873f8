import type { NoticePage } from '../../../../contract/domains/notices/limits.ts';
import { Button } from '../../../design/Button.tsx';
import { MoreRows } from '../../../design/MoreRows.tsx';
import { EmptyState } from '../../../design/states.tsx';
import { useT } from '../../../texts/texts.tsx';
import type { NoticesRead } from '../queries.ts';
import { useNotices } from '../use-notices.ts';
import { NoticeRow } from './NoticeRow.tsx';
import { NoticeSkeletons } from './NoticeSkeletons.tsx';

/** A page of the member's notices: all read at once, one by one, or deleted. */
export function NoticeList({ first, type }: { first: NoticesRead; type: NoticePage }) {
  const t = useT();
  const { list, unread, read, readAll, remove } = useNotices(first, type);
  if (list.rows.length === 0 && !list.more) {
    return (
      <section className="card">
        <EmptyState
          title={t('notices.emptyTitle')}
          text={t(`notices.empty.${type}`)}
          action={unread && <AllRead onClick={readAll} />}
        />
      </section>
    );
  }
  return (
    <section className="card">
      {unread && (
        <div className="flex justify-end pb-1">
          <AllRead onClick={readAll} />
        </div>
      )}
      <ul className="rows">
        {list.rows.map((notice) => (
          <NoticeRow key={notice.id} notice={notice} onRead={read} onDelete={remove} />
        ))}
      </ul>
      <MoreRows list={list} to={`?after=${list.last.next}`} label={t('notices.older')} skeleton={<NoticeSkeletons />} />
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
