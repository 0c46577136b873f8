import type { Actor } from '../../platform/context.ts';
import type { Hidden } from '../follows/index.ts';
import { mayRead } from './policy.ts';
import type { ThreadData, ThreadMarks } from './sql/threads.ts';

/** Threads of a list that this viewer may see, published ones only, in the order of their ids. */
export function visibleThreads(
  viewer: Actor | null,
  hidden: Hidden,
  tids: readonly number[],
  rows: readonly (ThreadData & ThreadMarks)[],
): (ThreadData & ThreadMarks)[] {
  const byTid = new Map(rows.map((row) => [row.tid, row]));
  return tids.flatMap((tid) => {
    const row = byTid.get(tid);
    const seen = row && row.status === 1 && mayRead(viewer, row) === undefined && !hidden.has(row.authorid);
    return seen ? [row] : [];
  });
}
