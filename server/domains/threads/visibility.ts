import type { SharedCtx } from '../../platform/reading/parted.ts';
import { isOpenTo } from './core/policy.ts';
import type { ThreadData } from './core/sql/threads.ts';
import { withListFigures } from './reads/may-see.ts';

/** Whether a list has its reader's own threads before they are published. */
export interface Unpublished {
  withOwn?: boolean;
}

/**
 * Threads of a list that its readers may see, published ones only, in the order of their ids; each with the figures that
 * they may know.
 */
export function visibleThreads(
  ctx: Pick<SharedCtx, 'access' | 'office' | 'isReader' | 'whyHidden'>,
  tids: readonly number[],
  rows: readonly ThreadData[],
  { withOwn = false }: Unpublished = {},
): ThreadData[] {
  const { isReader, whyHidden } = ctx;
  const byTid = new Map(rows.map((row) => [row.tid, row]));
  const isSeen = (row: ThreadData): boolean =>
    (row.status === 1 || (withOwn && isReader(row.authorid))) &&
    row.deleted_at === null &&
    (isOpenTo(ctx, row) || isReader(row.authorid)) &&
    whyHidden(row.authorid) === undefined;
  return tids.flatMap((tid) => {
    const row = byTid.get(tid);
    return row && isSeen(row) ? [withListFigures(ctx, row)] : [];
  });
}
