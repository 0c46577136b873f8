import { useEffect, useRef, useState } from 'react';
import type { NoticePage } from '../../../contract/domains/notices/limits.ts';
import type { Notice } from '../../../contract/domains/notices/shapes.ts';
import { call } from '../../api/client.ts';
import { quietly } from '../../api/quietly.ts';
import { isRefusal } from '../../api/wire.ts';
import { showFailure } from '../../lib/show-failure.ts';
import { useSignal } from '../../realtime/signals.ts';
import { useRevalidator } from '../../router/hooks.ts';
import { deleteNotice, markRead } from './mutations.ts';
import { type NoticesRead, readNotices } from './queries.ts';

interface State {
  /** What the page opened with; a newer opening starts over. */
  from: NoticesRead;
  rows: Notice[];
  next: string;
  /** Unread beyond the rows: further down, or by members whom the reader has hidden since. */
  unseen: number;
}

const opening = (from: NoticesRead, type: NoticePage): State => ({
  from,
  rows: from.list,
  next: from.next,
  unseen: Math.max(0, from.unread[type] - from.list.filter((row) => row.new === 1).length),
});

/** Rows of a later answer after those that are shown, each once. */
export const appended = (rows: readonly Notice[], more: readonly Notice[]): Notice[] => {
  const shown = new Set(rows.map((row) => row.id));
  return [...rows, ...more.filter((row) => !shown.has(row.id))];
};

/** A page of notices that grows at its end, follows what comes in, and what the reader does with it. */
export function useNotices(first: NoticesRead, type: NoticePage) {
  const [kept, setState] = useState(() => opening(first, type));
  const [loading, setLoading] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const state = kept.from === first ? kept : opening(first, type);
  if (state !== kept) setState(state);
  useNewOnes(type);

  const change = (row: (row: Notice) => Notice | null): void =>
    setState((now) => ({ ...now, rows: now.rows.flatMap((each) => row(each) ?? []) }));
  const more = async (): Promise<void> => {
    if (loading || state.next === '') return;
    setLoading(true);
    setFailure(null);
    try {
      const read = await readNotices(call, type, state.next);
      setState((now) =>
        now.from === state.from ? { ...now, rows: appended(now.rows, read.list), next: read.next } : now,
      );
    } catch (error) {
      if (!isRefusal(error)) throw error;
      setFailure(error.msg);
    } finally {
      setLoading(false);
    }
  };
  const read = (id: number): void => {
    change((row) => (row.id === id ? { ...row, new: 0 } : row));
    void quietly(markRead({ id }));
  };
  const readAll = async (): Promise<void> => {
    try {
      await markRead({ type });
      change((row) => ({ ...row, new: 0 }));
      setState((now) => ({ ...now, unseen: 0 }));
    } catch (error) {
      showFailure(error);
    }
  };
  const remove = async (gone: Notice): Promise<void> => {
    try {
      await deleteNotice(gone.id);
      change((row) => (row.id === gone.id ? null : row));
    } catch (error) {
      showFailure(error);
    }
  };
  const unread = state.unseen > 0 || state.rows.some((row) => row.new === 1);
  return {
    rows: state.rows,
    ended: state.next === '',
    next: state.next,
    unread,
    loading,
    failure,
    more,
    read,
    readAll,
    remove,
  };
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
