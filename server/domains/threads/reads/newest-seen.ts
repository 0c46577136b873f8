import type { SharedCtx } from '../../../platform/reading/parted.ts';
import { type NewestReply, newestReplies } from '../sql/newest-replies.ts';

/** Of each thread so many replies are read: the newest may be hidden from who reads. */
const looked = 3;

/** The newest reply of each of some threads that the readers see, by its thread. */
export async function newestSeen(
  ctx: Pick<SharedCtx, 'db' | 'whyHidden'>,
  tids: readonly number[],
): Promise<Map<number, NewestReply>> {
  const shown = new Map<number, NewestReply>();
  for (const row of await newestReplies(ctx.db, tids, looked)) {
    if (!shown.has(row.tid) && ctx.whyHidden(row.authorid) === undefined) shown.set(row.tid, row);
  }
  return shown;
}
