import type { Db } from '../../../platform/context.ts';
import { utcDay } from '../../../platform/days.ts';
import { addJob } from '../../../platform/jobs/add-job.ts';
import { type JobCtx, writeInJob } from '../../../platform/jobs/write-in-job.ts';
import { dayIn } from '../../../platform/time-zone.ts';
import type { ZonesOf } from '../../economy/index.ts';
import { finishTasks } from '../actions/finish-tasks.ts';
import { dayBefore, runningPeriod } from '../rules/periods.ts';
import { type CountRow, countsReached } from '../sql/counts.ts';
import { type Task, tasksByIds } from '../sql/tasks.ts';

/** The job that finishes a task for those who had come to its figure before it was open; its payload is the `taskid`. */
export const finishReachedTask = 'tasks.finish-reached';

/** Has a task that was saved or opened finished where its figure is reached already. */
export const addFinishReached = (db: Db, taskid: number): Promise<void> =>
  addJob(db, finishReachedTask, { taskid }, { key: `${finishReachedTask}:${taskid}` });

interface JobDeps {
  db: Db;
  clock: () => Date;
  zonesOf: ZonesOf;
}

const atOnce = 500;

/** Finishes an open task for all whose figure of the running period has come to what it needs. */
export async function finishReached({ db, clock, zonesOf }: JobDeps, taskid: number): Promise<void> {
  let after: Pick<CountRow, 'uid' | 'period'> | undefined = { uid: 0, period: '' };
  while (after) {
    const last: typeof after = after;
    after = await writeInJob(db, clock(), (ctx) => finishSome(ctx, zonesOf, taskid, last));
  }
}

/** The last member looked at, undefined where there is none after them. */
async function finishSome(
  ctx: JobCtx,
  zonesOf: ZonesOf,
  taskid: number,
  after: Pick<CountRow, 'uid' | 'period'>,
): Promise<CountRow | undefined> {
  const [task] = await tasksByIds(ctx.db, [taskid]);
  if (!task || task.closed_at) return undefined;
  const rows = await countsReached(ctx.db, { ...task, labels: mayRun(task, ctx.now) }, after, atOnce);
  const zones = await zonesOf(
    ctx.db,
    rows.map(({ uid }) => uid),
  );
  const met = rows.flatMap((row) => {
    const running = runningPeriod(task.period, dayIn(zones.get(row.uid) ?? 'UTC', ctx.now));
    const { span, ends, label } = running;
    return row.period === label ? [{ task, standing: { ...row, span, ends, cause: undefined, fell: false } }] : [];
  });
  await finishTasks(ctx, zonesOf, met);
  return rows.length < atOnce ? undefined : rows.at(-1);
}

/** Periods that run somewhere in the world. */
function mayRun({ period }: Task, now: Date): string[] {
  const today = utcDay(now);
  return [...new Set([1, 0, -1].map((days) => runningPeriod(period, dayBefore(today, days)).label))];
}
