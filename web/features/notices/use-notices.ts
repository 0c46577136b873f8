import { useEffect, useRef, useState } from 'react';
import type { NoticePage } from '../../../contract/domains/notices/limits.ts';
import type { Notice } from '../../../contract/domains/notices/shapes.ts';
import { call } from '../../api/client.ts';
import { quietly } from '../../api/quietly.ts';
import { useGrowing } from '../../lib/growing-rows.ts';
import { showFailure } from '../../lib/show-failure.ts';
import { useOneAtATime } from '../../lib/use-one-at-a-time.ts';
import { useSignal } from '../../realtime/signals.ts';
import { useRevalidator } from '../../router/hooks.ts';
import { deleteNotice, markRead } from './mutations.ts';
import { type NoticesRead, readNoticeList } from './queries.ts';

const idOf = ({ id }: Notice): number => id;
const hasMore = ({ next }: NoticesRead): boolean => next !== '';
const isNew = (row: Notice): boolean => row.new === 1;

/** A page of notices that grows at its end, follows what comes in, and what the reader does with it. */
export function useNotices(first: NoticesRead, type: NoticePage) {
  const list = useGrowing(first, { idOf, hasMore, ask: ({ next }) => readNoticeList(call, type, next) });
  const one = useOneAtATime();
  const [allRead, setAllRead] = useState<NoticesRead>();
  useNewOnes(type);

  const read = (id: number): void => {
    list.patch(id, { new: 0 });
    void quietly(markRead({ id }));
  };
  const readAll = () =>
    one('all', async () => {
      await markRead({ type });
      list.change((row) => ({ ...row, new: 0 }));
      setAllRead(first);
    }).catch(showFailure);
  const remove = (gone: Notice) =>
    one(`delete ${gone.id}`, async () => {
      await deleteNotice(gone.id);
      list.change((row) => (row.id === gone.id ? null : row));
    }).catch(showFailure);
  // Unread beyond the rows: further down, or by members whom the reader has hidden since.
  const unseen = allRead === first ? 0 : Math.max(0, first.unread[type] - first.list.filter(isNew).length);
  return { list, unread: unseen > 0 || list.rows.some(isNew), read, readAll, remove };
}

/** Reads the page anew when more is unread on it than before. */
function useNewOnes(type: NoticePage): void {
  const { revalidate } = useRevalidator();
  const count = useSignal('notices.unread')?.[type];
  const before = useRef(count);
  useEffect(() => {
    const grew = count !== undefined && before.current !== undefined && count > before.current;
    before.current = count;
    if (grew) void revalidate();
  }, [count, revalidate]);
}
