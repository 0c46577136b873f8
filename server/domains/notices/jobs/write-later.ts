import type { Db } from '../../../platform/context.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import { addJob } from '../../../platform/jobs/add-job.ts';
import type { ListenerCtx } from '../../../platform/outbox/listener.ts';
import { standingPosts } from '../../posts/index.ts';
import { writeNotices } from '../actions/write-notices.ts';
import type { NoticeKinds } from '../kinds.ts';
import type { Incoming } from '../rules/groups.ts';

export const writeLaterTask = 'notices.write-later';

/** Notifications of what may be undone until then. */
export type LaterPayload = { incoming: Incoming[] };

/**
 * Notifies members in so many seconds, counted from the last of these; one job for all of them. Jobs run one after the
 * other: two at once would both begin the notice of one thread.
 */
export async function scheduleNotices(
  { db, now }: Pick<ListenerCtx, 'db' | 'now'>,
  incoming: readonly Incoming[],
  after: number,
): Promise<void> {
  if (incoming.length === 0) return;
  const last = Math.max(...incoming.map(({ at }) => at ?? now.getTime()));
  await addJob(db, writeLaterTask, { incoming }, { runAt: new Date(last + after * 1000), queue: writeLaterTask });
}

interface Deps {
  db: Db;
  clock: () => Date;
  kinds: NoticeKinds;
}

/** Writes what members are notified of, but for posts that are gone by now. Run twice, it names nobody twice. */
export async function writeLater({ db, clock, kinds }: Deps, { incoming }: LaterPayload): Promise<void> {
  const now = clock();
  await inTransaction(db, async (tx) => {
    const places = incoming.flatMap(({ tid, doer }) =>
      tid !== undefined && doer?.pid ? [{ tid, pid: doer.pid }] : [],
    );
    const standing = await standingPosts(tx, places);
    const still = incoming.filter(({ doer }) => !doer?.pid || standing.has(doer.pid));
    await writeNotices({ db: tx, now }, kinds, still);
  });
}
