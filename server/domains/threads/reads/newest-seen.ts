import type { SharedCtx } from '../../../platform/reading/parted.ts';
import { type NewestReply, newestReplies } from '../../posts/index.ts';

/** Of each thread so many replies are read: the newest may be hidden from who reads. */
const looked = 3;

/** The newest reply of each of some threads that the readers see, by its thread. */
export async function newestSeen(
  ctx: Pick<SharedCtx, 'db' | 'whyHidden'>,
  threads: readonly { tid: number; replies: number }[],
): Promise<Map<number, NewestReply>> {
  // Of a thread whose replies others don't see there are none here.
  const tids = threads.filter(({ replies }) => replies > 0).map(({ tid }) => tid);
  const shown = new Map<number, NewestReply>();
  for (const row of await newestReplies(ctx.db, tids, looked)) {
    if (!shown.has(row.tid) && ctx.whyHidden(row.authorid) === undefined) shown.set(row.tid, row);
  }
  return shown;
}
