import type { Db } from '../../../platform/context.ts';
import { writeInJob } from '../../../platform/jobs/write-in-job.ts';
import { entrants } from '../../threads/index.ts';
import { contestClosed } from '../events.ts';
import { titlesOf } from '../present.ts';
import { lockContest, markContest, markNotified, unnotifiedContests } from '../sql/contests.ts';

/** Entrants of one transaction, which holds the contest. */
const most = 500;
const mostContests = 20;

interface Deps {
  db: Db;
  clock: () => Date;
}

/** Notifies everybody who entered a contest that it is closed, once: batch by batch, and a run that broke off is gone on with. */
export async function notifyEntrants(deps: Deps, atOnce = most): Promise<void> {
  for (const { id } of await unnotifiedContests(deps.db, mostContests)) {
    let more: boolean;
    do more = await notifySome(deps, id, atOnce);
    while (more);
  }
}

/** Notifies the next entrants of a contest; whether there may be more. */
const notifySome = ({ db, clock }: Deps, id: number, atOnce: number): Promise<boolean> =>
  writeInJob(db, clock(), async (ctx) => {
    const contest = await lockContest(ctx.db, id);
    if (!contest || contest.notified_at !== null) return false;
    const uids = await entrants(ctx.db, id, contest.notified_to, atOnce);
    for (const uid of uids)
      ctx.emit(contestClosed({ contest: id, uid, at: contest.closes_at.getTime(), ...titlesOf(contest) }));
    const last = uids.at(-1);
    if (last !== undefined) await markNotified(ctx.db, id, last);
    if (uids.length === atOnce) return true;
    await markContest(ctx.db, id, 'notified_at', ctx.now);
    return false;
  });
