import type { ReactNode } from 'react';
import { Pagination } from '../../../design/Pagination.tsx';
import { Link } from '../../../router/links.tsx';
import { useT } from '../../../texts/texts.tsx';
import { NoReplies } from './NoReplies.tsx';

interface ReplySectionProps {
  count: number;
  /** Of the reader's own, those that wait for a connection. */
  waiting?: number;
  /** There are none, not even the place of a deleted one. */
  empty?: boolean;
  /** The reader has written the thread: nobody is asked to answer themselves. */
  isOwn?: boolean;
  /** How many stand in an order: one needs none. */
  rows: number;
  /** The orders there are; links, so that they work without script. */
  orders?: readonly { to: string; label: string; current: boolean }[];
  /** The inline composer of wide windows, or the note in its place. */
  composer: ReactNode;
  /** How far the reader has come, over the replies. */
  progress?: ReactNode;
  page: number;
  totalPages: number;
  children: ReactNode;
  /** What stands under the replies. */
  foot?: ReactNode;
}

/** Head with the count and the order, composer, replies, pager. */
export function ReplySection(props: ReplySectionProps) {
  const { count, waiting = 0, empty = count === 0, isOwn, orders, composer, page, totalPages, children, foot } = props;
  const t = useT();
  const replies = t('threads.replyCount', { count });
  return (
    <section className="card replies" id="replies" aria-label={t('threads.replies')}>
      {props.progress}
      <div className="card-head mb-0! justify-between gap-y-1.5! max-sm:pb-2">
        <h2>{waiting > 0 ? t('threads.replyCountWaiting', { replies, waiting }) : replies}</h2>
        {orders && props.rows > 1 && (
          <nav className="segments segments-small p-0.75! *:min-w-11 *:basis-auto" aria-label={t('threads.order')}>
            {orders.map((order) => (
              <Link key={order.to} to={order.to} preventScrollReset aria-current={order.current ? 'true' : undefined}>
                {order.label}
              </Link>
            ))}
          </nav>
        )}
      </div>
      {composer}
      {empty ? <NoReplies isOwn={isOwn === true} className="py-6 text-center" /> : <ol>{children}</ol>}
      {foot}
      <div className="pt-4 pb-1">
        <Pagination page={page} total={totalPages} anchor="replies" />
      </div>
    </section>
  );
}
