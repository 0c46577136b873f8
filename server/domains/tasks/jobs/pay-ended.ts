import { taskLimits } from '../../../../contract/domains/tasks/limits.ts';
import type { Db } from '../../../platform/context.ts';
import { daysBefore, utcDay } from '../../../platform/days.ts';
import { writeInJob } from '../../../platform/jobs/write-in-job.ts';
import { barredAmong } from '../../moderation/index.ts';
import { payFinished } from '../actions/pay-finished.ts';
import { deedsThatComeOnce } from '../rules/figures.ts';
import { dropActsBefore } from '../sql/acts.ts';
import { dropCountsBefore } from '../sql/counts.ts';
import { type Due, dropFinishedBefore, dueAfter, unpaidOf } from '../sql/finished.ts';
import { owedTasks } from '../sql/tasks.ts';

interface JobDeps {
  db: Db;
  clock: () => Date;
}

const atOnce = 200;
const longAgo = new Date(0);

/**
 * Pays what was finished and not claimed once its period is over, or its task closed. Each is paid in a transaction of
 * its own; one of a member without access waits until they have it again.
 */
export async function payEnded(deps: JobDeps): Promise<void> {
  let after: Omit<Due, 'period'> = { ends_at: longAgo, uid: 0, taskid: 0 };
  for (;;) {
    const due = await dueAfter(deps.db, after, deps.clock(), atOnce);
    await payAll(deps, due);
    if (due.length < atOnce) break;
    after = due.at(-1)!;
  }
  let owed = await owedTasks(deps.db, 0, atOnce);
  while (owed.length > 0) {
    for (const taskid of owed) await payClosed(deps, taskid);
    owed = await owedTasks(deps.db, owed.at(-1)!, atOnce);
  }
}

async function payClosed(deps: JobDeps, taskid: number): Promise<void> {
  let after = 0;
  for (;;) {
    const due = await unpaidOf(deps.db, taskid, after, atOnce);
    await payAll(deps, due);
    if (due.length < atOnce) return;
    after = due.at(-1)!.uid;
  }
}

async function payAll({ db, clock }: JobDeps, due: readonly Omit<Due, 'ends_at'>[]): Promise<void> {
  const barred = await barredAmong(
    db,
    due.map(({ uid }) => uid),
    clock(),
  );
  for (const row of due)
    if (!barred.has(row.uid))
      await writeInJob(db, clock(), async (ctx) => void (await payFinished(ctx, row, 'itself')));
}

const dropped = 5000;

/** Deletes acts, figures and paid tasks of periods long over; what they earned stays. */
export async function dropOld({ db, clock }: JobDeps): Promise<void> {
  const before = daysBefore(clock(), taskLimits.actDays);
  const rounds = [
    () => dropActsBefore(db, deedsThatComeOnce, before, dropped),
    () => dropCountsBefore(db, utcDay(before), dropped),
    () => dropFinishedBefore(db, before, dropped),
  ];
  for (const drop of rounds) while ((await drop()) === dropped);
}
