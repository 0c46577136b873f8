import { useState } from 'react';
import type { Notice } from '../../../contract/domains/notices/shapes.ts';

type Row = Pick<Notice, 'id' | 'new'>;

const newOf = (rows: readonly Row[]): number[] => rows.filter((row) => row.new === 1).map(({ id }) => id);

/**
 * Ids of the rows that stand as new: those that were when they came. What is read meanwhile stays where it is, until the
 * page comes anew with nothing new on it.
 */
export function useNewRows(first: { list: readonly Row[] }, rows: readonly Row[]): ReadonlySet<number> {
  const [{ loaded, ids }, setState] = useState(() => ({ loaded: first, ids: new Set(newOf(rows)) }));
  const before = loaded === first || newOf(first.list).length > 0 ? ids : new Set<number>();
  const added = newOf(rows).filter((id) => !before.has(id));
  const now = added.length > 0 ? new Set([...before, ...added]) : before;
  if (loaded !== first || now !== ids) setState({ loaded: first, ids: now });
  return now;
}
