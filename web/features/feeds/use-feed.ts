import { useEffect, useRef, useState } from 'react';
import type { ThreadRow } from '../../../contract/domains/threads/shapes.ts';
import { call } from '../../api/client.ts';
import { isRefusal } from '../../api/wire.ts';
import { useFrugalNetwork } from '../../lib/connection.ts';
import { nearEnd } from '../../lib/scroll.ts';
import { scrollPauseMs, throttle } from '../../lib/throttle.ts';
import { appended, mayLoadMore } from './more.ts';
import { type FeedPage, type FeedSource, readMore } from './queries.ts';

interface FeedState {
  /** What the page opened with; a newer opening starts over. */
  from: FeedPage;
  rows: ThreadRow[];
  last: FeedPage;
}

export interface Feed {
  rows: readonly ThreadRow[];
  last: FeedPage;
  loading: boolean;
  /** The server's message, when more could not be had. */
  failure: string | null;
  more(): void;
  patch(tid: number, fields: Partial<ThreadRow>): void;
}

const opening = (from: FeedPage, pinned: readonly ThreadRow[]): FeedState => ({
  from,
  rows: appended(pinned, from.list),
  last: from,
});

/** A list that grows, pinned threads first: by its button, and by itself near the end where the network allows it. */
export function useFeed(first: FeedPage, source: FeedSource, pinned: readonly ThreadRow[]): Feed {
  const [kept, setState] = useState(() => opening(first, pinned));
  const [loading, setLoading] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const state = kept.from === first ? kept : opening(first, pinned);
  if (state !== kept) setState(state);

  const more = async (): Promise<void> => {
    if (!mayLoadMore({ page: state.last.page, totalPage: state.last.totalPage, loading })) return;
    setLoading(true);
    setFailure(null);
    try {
      const next = await readMore(call, source, state.last);
      setState((now) => (now.from === state.from ? { ...now, rows: appended(now.rows, next.list), last: next } : now));
    } catch (error) {
      if (!isRefusal(error)) throw error;
      setFailure(error.msg);
    } finally {
      setLoading(false);
    }
  };
  useNearEnd(more, !useFrugalNetwork() && failure === null);

  const patch = (tid: number, fields: Partial<ThreadRow>): void =>
    setState((now) => ({ ...now, rows: now.rows.map((row) => (row.tid === tid ? { ...row, ...fields } : row)) }));
  return { rows: state.rows, last: state.last, loading, failure, more, patch };
}

/** Calls back when the reader comes near the end of the page. */
function useNearEnd(reached: () => void, active: boolean): void {
  const latest = useRef(reached);
  useEffect(() => {
    latest.current = reached;
  });
  useEffect(() => {
    if (!active) return;
    const look = throttle(() => {
      const { scrollHeight } = document.documentElement;
      if (nearEnd({ top: scrollY, viewport: innerHeight, height: scrollHeight })) latest.current();
    }, scrollPauseMs);
    addEventListener('scroll', look, { passive: true });
    return () => {
      look.cancel();
      removeEventListener('scroll', look);
    };
  }, [active]);
}
