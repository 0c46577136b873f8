import type { Db } from '../../../platform/context.ts';
import { writeInJob } from '../../../platform/jobs/write-in-job.ts';
import { entriesTag, freezeEntries, lockThreads, unfrozenEntries } from '../../threads/index.ts';
import { dueContests, lockContest, markContest, turnedSince } from '../sql/contests.ts';
import { contestsTag, contestTag } from '../tags.ts';

export const freezeTask = 'contests.freeze-due';

const atOnce = 200;
/** Contests that one run looks at. */
const mostContests = 50;
/** Pages are made anew for dates of so long ago, in case a run was left out. */
const lookBack = 180_000;

interface Deps {
  db: Db;
  clock: () => Date;
}

/** Freezes the entries and likes of contests whose close has come, batch by batch; pages follow the dates. */
export async function freezeDue({ db, clock }: Deps): Promise<void> {
  const now = clock();
  for (const { id } of await dueContests(db, now, mostContests)) {
    let frozen: number;
    do frozen = await freezeSome({ db, clock }, id);
    while (frozen === atOnce);
    await writeInJob(db, clock(), async (ctx) => {
      // Who entered while this waited is frozen by the next run.
      const contest = await lockContest(ctx.db, id);
      if (!contest || contest.closes_at > now || (await unfrozenEntries(ctx.db, id, 1)).length > 0) return;
      await markContest(ctx.db, id, 'frozen_at', ctx.now);
      for (const tag of [contestsTag, contestTag(id), entriesTag]) ctx.stale(tag);
    });
  }
  await writeInJob(db, now, async (ctx) => {
    const turned = await turnedSince(ctx.db, new Date(now.getTime() - lookBack), now);
    for (const id of turned) ctx.stale(contestTag(id));
    if (turned.length > 0) ctx.stale(contestsTag);
  });
}

/** Threads first, in the order of their ids, as whoever likes locks them: a like that was first counts, others are refused. */
const freezeSome = ({ db, clock }: Deps, id: number): Promise<number> =>
  writeInJob(db, clock(), async (ctx) => {
    const tids = await unfrozenEntries(ctx.db, id, atOnce);
    if (tids.length === 0) return 0;
    await lockThreads(ctx.db, tids);
    await freezeEntries(ctx.db, tids, ctx.now);
    for (const tid of tids) ctx.stale(`t:${tid}`);
    return tids.length;
  });
