import { useState } from 'react';
import { isRefusal } from '../api/wire.ts';

/** One page of a list; `next` is the place after its last row. */
export interface RowPage<R> {
  list: R[];
  page: number;
  totalPage: number;
  next: string;
}

interface RowState<R> {
  /** What the page opened with; a newer opening starts over. */
  from: RowPage<R>;
  rows: R[];
  last: RowPage<R>;
}

export interface GrowingRows<R> {
  rows: readonly R[];
  more: boolean;
  /** The page after the last, for a link without script. */
  nextPage: number;
  loading: boolean;
  /** The server's message, when more could not be had. */
  failure: string | null;
  grow(): Promise<void>;
  /** Changes the row of this id. */
  patch(id: number, fields: Partial<R>): void;
}

const opening = <R>(from: RowPage<R>): RowState<R> => ({ from, rows: from.list, last: from });

/** A list that grows below by a button: page 1 replaces it, later pages append what isn't in it yet. */
export function useGrowingRows<R>(
  first: RowPage<R>,
  idOf: (row: R) => number,
  ask: (place: { page: number; after: string }) => Promise<RowPage<R>>,
): GrowingRows<R> {
  const [kept, setState] = useState(() => opening(first));
  const [loading, setLoading] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const state = kept.from === first ? kept : opening(first);
  if (state !== kept) setState(state);
  const { last } = state;

  const grow = async (): Promise<void> => {
    if (loading || last.page >= last.totalPage) return;
    setLoading(true);
    setFailure(null);
    try {
      const next = await ask({ page: last.page + 1, after: last.next });
      setState((now) =>
        now.from === state.from ? { ...now, rows: joined(now.rows, next.list, idOf), last: next } : now,
      );
    } catch (error) {
      if (!isRefusal(error)) throw error;
      setFailure(error.msg);
    } finally {
      setLoading(false);
    }
  };
  return {
    ...{ rows: state.rows, loading, failure, grow },
    more: last.page < last.totalPage,
    nextPage: last.page + 1,
    patch: (id, fields) =>
      setState((now) => ({ ...now, rows: now.rows.map((row) => (idOf(row) === id ? { ...row, ...fields } : row)) })),
  };
}

/** Rows with further ones below; what moved down meanwhile and comes again is left out. */
export function joined<R>(rows: readonly R[], further: readonly R[], idOf: (row: R) => number): R[] {
  const known = new Set(rows.map(idOf));
  return [...rows, ...further.filter((row) => !known.has(idOf(row)))];
}
