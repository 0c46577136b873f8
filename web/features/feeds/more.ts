import type { ThreadRow } from '../../../contract/domains/threads/shapes.ts';

/** More is asked for only below the last page and while nothing is on its way (R-FED-004). */
export const mayLoadMore = ({
  page,
  totalPage,
  loading,
}: {
  page: number;
  totalPage: number;
  loading: boolean;
}): boolean => !loading && page < totalPage;

/** Rows with further ones below; what moved down meanwhile and comes again is left out. */
export function appended(rows: readonly ThreadRow[], further: readonly ThreadRow[]): ThreadRow[] {
  const known = new Set(rows.map((row) => row.tid));
  return [...rows, ...further.filter((row) => !known.has(row.tid))];
}
