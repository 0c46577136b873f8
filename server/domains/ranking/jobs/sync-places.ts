import type { Db } from '../../../platform/context.ts';
import { writeInJob } from '../../../platform/jobs/write-in-job.ts';
import { comparisonOf, hourOf, monthBefore, monthOf } from '../rules/hours.ts';
import { dropPointsBefore } from '../sql/points.ts';
import { beginRun, dropPlacesBefore, dropRunsBefore, lockRun, noteRun, placeNext, runBefore } from '../sql/runs.ts';
import { rankingTag } from '../tags.ts';

/** Members of one statement. */
const batch = 10_000;

/**
 * Counts the places of this hour (R-RNK-005), in batches that go on after each other: two at once share the work, one that
 * was interrupted is taken up again, and a second run in the hour finds it done. What is old goes.
 */
export async function syncPlaces({ db, clock }: { db: Db; clock: () => Date }, most = batch): Promise<void> {
  const now = clock();
  const hour = hourOf(now);
  await writeInJob(db, now, (ctx) => beginRun(ctx.db, hour, monthOf(hour)));
  let step: Step;
  do step = await placeBatch(db, { hour, now, most });
  while (step === 'more');
  if (step === 'done') await cleanUp(db, { hour, now, most });
}

/** More members follow, these were the last, or there was nothing to do. */
type Step = 'more' | 'done' | 'nothing';

const placeBatch = (db: Db, { hour, now, most }: { hour: Date; now: Date; most: number }): Promise<Step> =>
  writeInJob(db, now, async (ctx): Promise<Step> => {
    const run = await lockRun(ctx.db, hour);
    if (!run) return 'nothing';
    const earlier = await runBefore(ctx.db, hour);
    const comparison = earlier ? comparisonOf(earlier, hour) : 'none';
    const { members, score, uid } = await placeNext(ctx.db, run, { earlier, comparison, now, most });
    // A site that has just begun counts again as soon as somebody has points.
    const nobody = !earlier && members === 0 && run.after_uid === 0;
    if (nobody) return 'nothing';
    const done = members < most;
    await noteRun(ctx.db, hour, { score, uid, doneAt: done ? now : null });
    if (done) ctx.stale(rankingTag);
    return done ? 'done' : 'more';
  });

/** The counting before stays for who is reading it; of points the month before stays. */
async function cleanUp(db: Db, { hour, now, most }: { hour: Date; now: Date; most: number }): Promise<void> {
  const earlier = await runBefore(db, hour);
  const drops: ((db: Db) => Promise<number>)[] = [(tx) => dropPointsBefore(tx, monthBefore(hour), most)];
  if (earlier) drops.push((tx) => dropPlacesBefore(tx, earlier, most));
  for (const drop of drops) {
    for (let more = true; more; ) more = (await writeInJob(db, now, (ctx) => drop(ctx.db))) === most;
  }
  if (earlier) await writeInJob(db, now, (ctx) => dropRunsBefore(ctx.db, earlier));
}
