import type { Db } from '../../../platform/context.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import { storeEvents } from '../../../platform/outbox/store.ts';
import { listTags } from '../actions/touch-lists.ts';
import { threadPosted } from '../events.ts';
import { shelfTag } from '../reads/around-thread.ts';
import { publishDue } from '../sql/threads.ts';

const atOnce = 100;

/** Shows the threads whose `push_time` has come, and announces them as if they were posted then. */
export async function publishDueThreads({ db, clock }: { db: Db; clock: () => Date }): Promise<number> {
  let published = 0;
  for (;;) {
    const round = await inTransaction(db, (tx) => publishSome(tx, clock()));
    published += round;
    if (round < atOnce) return published;
  }
}

async function publishSome(tx: Db, now: Date): Promise<number> {
  const threads = await publishDue(tx, now, atOnce);
  if (threads.length === 0) return 0;
  const events = threads.map((thread) =>
    threadPosted({
      tid: thread.tid,
      pid: thread.first_pid,
      fid: thread.fid,
      countryFid: thread.country_fid,
      uid: thread.authorid,
      at: thread.created_at.getTime(),
      mentioned: thread.at_list,
    }),
  );
  const tags = threads.flatMap((thread) => [
    `t:${thread.tid}`,
    shelfTag(thread.authorid),
    ...listTags({ fid: thread.fid, countryFid: thread.country_fid }),
  ]);
  await storeEvents(tx, events, [...new Set(tags)], now);
  return threads.length;
}
