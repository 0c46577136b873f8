import type { InputOf } from '../../../../contract/call.ts';
import type { tasksCalls } from '../../../../contract/domains/tasks/calls.ts';
import type { Claimed } from '../../../../contract/domains/tasks/shapes.ts';
import type { MemberCtx } from '../../../platform/context.ts';
import { refuse } from '../../../platform/refusal.ts';
import { dayIn, endOfDay } from '../../../platform/time-zone.ts';
import { presentReward } from '../present.ts';
import { figuresBefore } from '../reads/figures-before.ts';
import { ever, finishedLabel, type Period, runningPeriod } from '../rules/periods.ts';
import { countOf } from '../sql/counts.ts';
import { findFinished, insertFinished } from '../sql/finished.ts';
import { type Task, tasksByIds } from '../sql/tasks.ts';
import { payFinished } from './pay-finished.ts';

type Input = InputOf<(typeof tasksCalls)['tasks.claim']>;

/**
 * Pays a member what a finished task gives, of the running period or of the one that they have seen: what was finished
 * before midnight is theirs after it as well.
 */
export async function claim(ctx: MemberCtx, { taskid, period: seen }: Input): Promise<Claimed> {
  const { actor, db } = ctx;
  const [task] = await tasksByIds(db, [taskid]);
  if (!task) return refuse('tasks.task_unknown');
  const running = runningPeriod(task.period, dayIn(actor.timeZone, ctx.now));
  const key = { uid: actor.uid, taskid, period: seen ?? finishedLabel(running) };
  const isRunning = key.period === finishedLabel(running);
  const isTheirs = task.country_fid === 0 || task.country_fid === actor.countryFid;
  // What was finished before they moved to another country is theirs.
  if (!isTheirs && !(await findFinished(db, key))) return refuse('tasks.task_unknown');
  if (isTheirs && isRunning && !task.closed_at) await finishNow(ctx, task, running);
  const paid = await payFinished(ctx, key, 'member');
  if (!paid) return refuse(await whyNotPaid(ctx, task, key, isRunning));
  return {
    ...{ taskid, period_key: key.period, xgold: paid.xgold, status: 2 },
    medal: await presentReward(ctx, paid.medalid),
  };
}

/** A task that was opened after its figure was reached is finished by it all the same. */
async function finishNow({ actor, db, now }: MemberCtx, task: Task, period: Period): Promise<void> {
  const counted = await countOf(db, actor.uid, task.figure, period.label);
  const before = period === ever ? ((await figuresBefore(db, actor.uid)).get(task.figure) ?? 0) : 0;
  if (Math.max(counted, before) < task.need) return;
  const ends_at = period.ends === null ? null : new Date(endOfDay(actor.timeZone, period.ends).getTime() + 1);
  const { taskid, xgold, medalid } = task;
  await insertFinished(db, [{ uid: actor.uid, taskid, period: finishedLabel(period), xgold, medalid, ends_at }], now);
}

type Key = { uid: number; taskid: number; period: string };

async function whyNotPaid({ db }: MemberCtx, task: Task, key: Key, isRunning: boolean) {
  if (await findFinished(db, key)) return 'tasks.claimed';
  if (!isRunning) return 'tasks.period_over';
  return task.closed_at ? 'tasks.task_closed' : 'tasks.unfinished';
}
