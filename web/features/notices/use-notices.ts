import { useEffect, useRef } from 'react';
import type { NoticeListName } from '../../../contract/domains/notices/limits.ts';
import type { Notice } from '../../../contract/domains/notices/shapes.ts';
import { call } from '../../api/client.ts';
import { quietly } from '../../api/quietly.ts';
import { showFailure } from '../../api/show-failure.ts';
import { useOneAtATime } from '../../lib/use-one-at-a-time.ts';
import { useSignal } from '../../realtime/signals.ts';
import { useGrowing } from '../../router/growing-rows.ts';
import { useRevalidator } from '../../router/hooks.ts';
import { deleteNotice, markRead } from './mutations.ts';
import { type NoticesRead, readNoticeList } from './queries.ts';

const idOf = ({ id }: Notice): number => id;
const hasMore = ({ next }: NoticesRead): boolean => next !== '';

/** A list of notices that grows at its end, follows what comes in, and what the reader does with it. */
export function useNotices(first: NoticesRead, type: NoticeListName) {
  const list = useGrowing(first, { idOf, hasMore, ask: ({ next }) => readNoticeList(call, type, next) });
  const one = useOneAtATime();
  useNewOnes(type);

  const read = (id: number): void => {
    list.patch(id, { new: 0 });
    void quietly(markRead({ id }));
  };
  const remove = (gone: Notice) =>
    one(`delete ${gone.id}`, async () => {
      await deleteNotice(gone.id);
      list.change((row) => (row.id === gone.id ? null : row));
    }).catch(showFailure);
  return { list, read, remove };
}

/** Reads the page anew when more is unread on it than before. */
function useNewOnes(type: NoticeListName): void {
  const { revalidate } = useRevalidator();
  const count = useSignal('notices.unread')?.[type === 'all' ? 'num' : type];
  const before = useRef(count);
  useEffect(() => {
    const grew = count !== undefined && before.current !== undefined && count > before.current;
    before.current = count;
    if (grew) void revalidate();
  }, [count, revalidate]);
}
