import type { Db } from '../../../platform/context.ts';
import { writeInJob } from '../../../platform/jobs/write-in-job.ts';
import { entrants } from '../../threads/index.ts';
import { contestClosed } from '../events.ts';
import { titlesOf } from '../present.ts';
import { lockContest, markContest, unnotifiedContests } from '../sql/contests.ts';

const atOnce = 500;
const mostContests = 20;

/** Notifies everybody who entered a contest that it is closed, once. */
export async function notifyEntrants({ db, clock }: { db: Db; clock: () => Date }): Promise<void> {
  for (const { id } of await unnotifiedContests(db, mostContests)) {
    await writeInJob(db, clock(), async (ctx) => {
      const contest = await lockContest(ctx.db, id);
      if (!contest || contest.notified_at !== null) return;
      for (let above = 0, found = atOnce; found === atOnce; ) {
        const uids = await entrants(ctx.db, id, above, atOnce);
        for (const uid of uids)
          ctx.emit(contestClosed({ contest: id, uid, at: contest.closes_at.getTime(), ...titlesOf(contest) }));
        found = uids.length;
        above = uids.at(-1) ?? above;
      }
      await markContest(ctx.db, id, 'notified_at', ctx.now);
    });
  }
}
