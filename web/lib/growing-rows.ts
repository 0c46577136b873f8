import { useRef, useState } from 'react';
import { isRefusal } from '../api/wire.ts';

/** Where a list goes on: by the number of the page, and after its last row where that is known. */
export interface Place {
  page: number;
  after?: string;
}

/** One page of a numbered list; `next` is the place after its last row. */
export interface RowPage<R> {
  list: R[];
  page: number;
  totalPage: number;
  next: string;
}

/** How a list of rows R grows that comes in pages P. */
interface Growth<R, P> {
  idOf: (row: R) => number;
  hasMore: (last: P) => boolean;
  ask: (last: P) => Promise<P>;
  /** Rows that stand before the first page's, and not again in it. */
  ahead?: readonly R[];
}

interface State<R, P> {
  /** What the page opened with; a newer opening starts over. */
  from: P;
  rows: R[];
  last: P;
}

export interface Growing<R, P> {
  rows: readonly R[];
  /** The page that came last. */
  last: P;
  more: boolean;
  loading: boolean;
  /** The server's message, when more could not be had. */
  failure: string | null;
  grow: () => Promise<void>;
  /** Changes rows, or takes them away. */
  change: (of: (row: R) => R | null) => void;
  /** Changes the row of this id. */
  patch: (id: number, fields: Partial<R>) => void;
}

/** A list that grows below: a new opening replaces it, later pages append what isn't in it yet. */
export function useGrowing<R, P extends { list: R[] }>(
  first: P,
  { idOf, hasMore, ask, ahead = [] }: Growth<R, P>,
): Growing<R, P> {
  const opening = (): State<R, P> => ({ from: first, rows: joined(ahead, first.list, idOf), last: first });
  const [kept, setState] = useState(opening);
  const [loading, setLoading] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const asking = useRef(false);
  const state = kept.from === first ? kept : opening();
  if (state !== kept) setState(state);
  const { last } = state;

  const grow = async (): Promise<void> => {
    if (asking.current || !hasMore(last)) return;
    asking.current = true;
    setLoading(true);
    setFailure(null);
    try {
      const next = await ask(last);
      setState((now) => (now.from === first ? { ...now, rows: joined(now.rows, next.list, idOf), last: next } : now));
    } catch (error) {
      if (!isRefusal(error)) throw error;
      setFailure(error.msg);
    } finally {
      asking.current = false;
      setLoading(false);
    }
  };
  const change: Growing<R, P>['change'] = (of) =>
    setState((now) => ({ ...now, rows: now.rows.flatMap((row) => of(row) ?? []) }));
  return {
    ...{ rows: state.rows, last, loading, failure, grow, change },
    more: hasMore(last),
    patch: (id, fields) => change((row) => (idOf(row) === id ? { ...row, ...fields } : row)),
  };
}

/** Whether a numbered list goes on after this page (R-FED-004). */
export const hasNextPage = ({ page, totalPage }: Pick<RowPage<unknown>, 'page' | 'totalPage'>): boolean =>
  page < totalPage;

/** The place after a page of a numbered list. */
export const placeAfter = ({ page, next }: Pick<RowPage<unknown>, 'page' | 'next'>): Place & { after: string } => ({
  page: page + 1,
  after: next,
});

/** A numbered list that grows. */
export const useGrowingRows = <R, P extends RowPage<R> = RowPage<R>>(
  first: P,
  growth: Omit<Growth<R, P>, 'hasMore'>,
): Growing<R, P> => useGrowing<R, P>(first, { ...growth, hasMore: hasNextPage });

/** Rows with further ones below; what moved down meanwhile and comes again is left out. */
export function joined<R>(rows: readonly R[], further: readonly R[], idOf: (row: R) => number): R[] {
  const known = new Set(rows.map(idOf));
  return [...rows, ...further.filter((row) => !known.has(idOf(row)))];
}
