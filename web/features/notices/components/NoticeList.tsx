import type { NoticePage } from '../../../../contract/domains/notices/limits.ts';
import { Button } from '../../../design/Button.tsx';
import { MoreRows } from '../../../design/MoreRows.tsx';
import { EmptyState } from '../../../design/states.tsx';
import { Late, lazyPart } from '../../../lib/late.tsx';
import { useScripted } from '../../../lib/use-scripted.ts';
import { useT } from '../../../texts/texts.tsx';
import { hasReply } from '../push-offer.ts';
import type { NoticesRead } from '../queries.ts';
import { useNotices } from '../use-notices.ts';
import { NoticeRow } from './NoticeRow.tsx';
import { NoticeSkeletons } from './NoticeSkeletons.tsx';

const PushOffer = lazyPart(
  () => import('./PushOffer.tsx'),
  (m) => m.PushOffer,
);

/** A page of the member's notices: all read at once, one by one, or deleted. */
export function NoticeList({ first, type }: { first: NoticesRead; type: NoticePage }) {
  const t = useT();
  const { list, unread, read, readAll, remove } = useNotices(first, type);
  const scripted = useScripted();
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
    <>
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
        <MoreRows
          list={list}
          to={`?after=${list.last.next}`}
          label={t('notices.older')}
          skeleton={<NoticeSkeletons />}
        />
      </section>
      <Late wanted={scripted && hasReply(list.rows)}>
        <PushOffer />
      </Late>
    </>
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
