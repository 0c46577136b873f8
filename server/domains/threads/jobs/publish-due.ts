import type { Db } from '../../../platform/context.ts';
import { type JobCtx, writeInJob } from '../../../platform/jobs/write-in-job.ts';
import { staleLists } from '../core/actions/stale-lists.ts';
import { authorTag } from '../core/author-tag.ts';
import { publishDue } from '../core/sql/threads.ts';
import { threadPosted } from '../events.ts';

const atOnce = 100;

/** Shows the threads whose `push_time` has come, and announces them as if they were posted then. */
export async function publishDueThreads({ db, clock }: { db: Db; clock: () => Date }): Promise<number> {
  let published = 0;
  for (;;) {
    const round = await writeInJob(db, clock(), publishSome);
    published += round;
    if (round < atOnce) return published;
  }
}

async function publishSome({ db, now, emit, stale }: JobCtx): Promise<number> {
  const threads = await publishDue(db, now, atOnce);
  for (const thread of threads) {
    const place = { fid: thread.fid, countryFid: thread.country_fid };
    emit(
      threadPosted({
        ...place,
        tid: thread.tid,
        pid: thread.first_pid,
        typeid: thread.typeid,
        uid: thread.authorid,
        at: thread.created_at.getTime(),
        mentioned: thread.at_list,
      }),
    );
    stale(`t:${thread.tid}`);
    stale(authorTag(thread.authorid));
    staleLists({ stale }, place);
  }
  return threads.length;
}
