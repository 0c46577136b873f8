import { type ListenerCtx, on } from '../../../../../platform/outbox/listener.ts';
import { threadDeleted, threadPosted, threadRestored } from '../../../events.ts';
import { forwardGone, threadForwarded } from '../events.ts';
import { type Counted, countForwards } from '../sql/forwards.ts';

interface Posted {
  tid: number;
  uid: number;
  at: number;
}

/** Counts forwards among some threads, and says so of each. */
async function count(
  ctx: ListenerCtx,
  posted: readonly Posted[],
  counted: boolean,
  announce: (forward: Counted, thread: Posted) => void,
): Promise<void> {
  const byTid = new Map(posted.map((each) => [each.tid, each]));
  for (const forward of await countForwards(ctx.db, [...byTid.keys()], counted)) {
    ctx.stale(`t:${forward.source_tid}`);
    announce(forward, byTid.get(forward.tid)!);
  }
}

const factsOf = ({ source_tid, pid, authorid }: Counted, { uid }: Posted) => ({
  ...{ tid: source_tid, pid, uid, authorUid: authorid },
});

/** A thread's figure of forwards: those that others can read. Restored ones count again, and notify nobody. */
export const countForwarded = [
  on(threadPosted, (ctx, all) =>
    count(ctx, all, true, (forward, thread) =>
      ctx.emit(threadForwarded({ ...factsOf(forward, thread), at: thread.at })),
    ),
  ),
  on(threadDeleted, (ctx, all) =>
    count(ctx, all, false, (forward, thread) => ctx.emit(forwardGone(factsOf(forward, thread)))),
  ),
  on(threadRestored, (ctx, all) => count(ctx, all, true, () => {})),
];
