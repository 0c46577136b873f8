import { type Dispatch, type SetStateAction, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { quietly } from '../api/quietly.ts';
import { isRefusal } from '../api/wire.ts';
import { withChanges } from '../lib/changed-rows.ts';
import { useStateOf } from '../lib/use-state-of.ts';
import { useLocation } from './hooks.ts';
import { holdPlace } from './scroll.ts';

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
  /** What became of a row while its page was away. */
  recall?: (row: R) => R;
}

interface State<R, P> {
  /** What the page opened with. */
  loaded: P;
  /** The visit that it grew on; another one starts over. */
  visit: string;
  rows: R[];
  last: P;
  /** How many pages stand in it. */
  pages: number;
  /** Its rows came with an earlier opening. */
  old: boolean;
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
  /** Changes rows, or removes those for which it gives null. */
  change: (of: (row: R) => R | null) => void;
  /** Changes the row of this id. */
  patch: (id: number, fields: Partial<R>) => void;
}

/**
 * A list that grows below: later pages append what isn't in it yet. Asked for anew on the same visit it has its
 * former length, and it is found again as it was left.
 */
export function useGrowing<R, P extends { list: R[] }>(first: P, growth: Growth<R, P>): Growing<R, P> {
  const { idOf, hasMore, ask, ahead = [], recall = (row) => row } = growth;
  const { key: visit } = useLocation();
  const [state, setState] = useStateOf<P, State<R, P>>(first, {
    begin: (before) =>
      before && before.visit === visit && before.pages > 1
        ? { ...before, loaded: first, old: true }
        : { loaded: first, visit, rows: joined(ahead, first.list, idOf), last: first, pages: 1, old: false },
    recall: (found) => ({ ...found, rows: found.rows.map(recall) }),
  });
  const [loading, setLoading] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const asking = useRef(false);
  const { last } = state;
  const renewing = useRenewed(state, setState, growth);

  const grow = async (): Promise<void> => {
    if (asking.current || !hasMore(last)) return;
    asking.current = true;
    setLoading(true);
    setFailure(null);
    try {
      const from = (await renewing.current) ?? last;
      const next = await ask(from);
      setState((now) =>
        now.loaded === first && now.last === from
          ? { ...now, rows: joined(now.rows, next.list, idOf), last: next, pages: now.pages + 1 }
          : now,
      );
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

/** Asks for the pages of an old list anew, and puts them in its place; the promise resolves to the last page. */
function useRenewed<R, P extends { list: R[] }>(
  { loaded, old, rows, pages }: State<R, P>,
  setState: Dispatch<SetStateAction<State<R, P>>>,
  growth: Growth<R, P>,
) {
  const renewing = useRef<Promise<P | undefined>>(undefined);
  const hold = useRef<() => void>(undefined);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each opening, with the rows that stand then
  useEffect(() => {
    if (!old) return;
    let wanted = true;
    const renew = async (): Promise<P | undefined> => {
      const fresh = await quietly(grownAgain(loaded, { rows, pages }, growth));
      if (!wanted || !fresh) return;
      hold.current = holdPlace();
      setState((now) =>
        now.loaded === loaded
          ? { ...now, ...fresh, rows: withChanges(fresh.rows, rows, now.rows, growth.idOf), old: false }
          : now,
      );
      return fresh.last;
    };
    renewing.current = renew();
    return () => {
      wanted = false;
      renewing.current = undefined;
    };
  }, [loaded, old]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each state of the rows
  useLayoutEffect(() => {
    hold.current?.();
    hold.current = undefined;
  }, [rows]);
  return renewing;
}

/** By so many of the last rows a renewed list is seen to reach as far as before; some of them may be gone. */
const tailRows = 3;

/** A list as long as it was: until its former end comes again, or twice its pages have come. */
export async function grownAgain<R, P extends { list: R[] }>(
  first: P,
  former: { rows: readonly R[]; pages: number },
  { idOf, hasMore, ask, ahead = [] }: Growth<R, P>,
): Promise<{ rows: R[]; last: P; pages: number }> {
  const tail = new Set(former.rows.slice(-tailRows).map(idOf));
  let [rows, last, pages] = [joined(ahead, first.list, idOf), first, 1];
  const isShort = (): boolean => pages < former.pages || !rows.some((row) => tail.has(idOf(row)));
  while (hasMore(last) && pages < 2 * former.pages && isShort()) {
    last = await ask(last);
    rows = joined(rows, last.list, idOf);
    pages += 1;
  }
  return { rows, last, pages };
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
