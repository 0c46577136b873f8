import type { DataOf } from '../../../../contract/call.ts';
import type { tasksCalls } from '../../../../contract/domains/tasks/calls.ts';
import { type TaskFigure, taskLimits, taskPeriods } from '../../../../contract/domains/tasks/limits.ts';
import type { TaskRow } from '../../../../contract/domains/tasks/shapes.ts';
import type { MemberCtx } from '../../../platform/context.ts';
import { translate } from '../../../platform/texts.ts';
import { dayIn, endOfDay } from '../../../platform/time-zone.ts';
import { unixSeconds } from '../../../platform/unix-seconds.ts';
import { allMedalKinds, type ShownKind, shownKinds } from '../../profiles/index.ts';
import { rewardOf } from '../present.ts';
import { dayBefore, dayPeriod, ever, finishedLabel, type Period, runningPeriod, weekOf } from '../rules/periods.ts';
import { countKey, countsOf } from '../sql/counts.ts';
import { type Finished, finishedIn, hasSeenEnded } from '../sql/finished.ts';
import { openTasks, type Task, tasksByIds } from '../sql/tasks.ts';
import { figuresBefore } from './figures-before.ts';

type Data = DataOf<(typeof tasksCalls)['tasks.list']>;

/** What is known of a member for a list of their tasks. */
interface Known {
  day: string;
  countOf: (figure: TaskFigure, period: string) => number;
  finishedOf: (taskid: number, period: string) => Finished | undefined;
  medals: ReadonlyMap<number, ShownKind>;
}

const finishedKey = (taskid: number, period: string): string => `${taskid} ${period}`;

/** The caller's tasks: of today, of this week, and those that are done once. */
export async function taskList(ctx: MemberCtx): Promise<Data> {
  const { actor, db } = ctx;
  const day = dayIn(actor.timeZone, ctx.now);
  const all = await openTasks(db, taskLimits.open);
  const ended = await endedPeriods(ctx, day);
  const running = taskPeriods.map((period) => runningPeriod(period, day));
  const finished = await finishedIn(db, actor.uid, [...running, ...ended].map(finishedLabel));
  const unpaid = new Set(finished.filter(({ claimed_at }) => claimed_at === null).map(({ taskid }) => taskid));
  // What was finished before its member moved to another country waits to be claimed.
  const tasks = all.filter(
    ({ taskid, country_fid }) => country_fid === 0 || country_fid === actor.countryFid || unpaid.has(taskid),
  );
  const counts = await countsOf(
    db,
    actor.uid,
    [...running, ...ended].map(({ label }) => label),
  );
  const [byPeriod, byTask] = [
    new Map(counts.map(({ figure, period, count }) => [countKey(figure, period), count])),
    new Map(finished.map((row) => [finishedKey(row.taskid, row.period), row])),
  ];
  const before = await figuresBefore(db, actor.uid);
  const known: Known = {
    day,
    countOf: (figure, period) =>
      Math.max(byPeriod.get(countKey(figure, period)) ?? 0, period === ever.label ? (before.get(figure) ?? 0) : 0),
    finishedOf: (taskid, period) => byTask.get(finishedKey(taskid, period)),
    medals: await rewardsOf(ctx, tasks),
  };
  const list = taskPeriods.map((period) => groupOf(ctx, tasks, known, runningPeriod(period, day), period));
  const today = list[0]!.lists;
  return {
    list: list.filter(({ lists }) => lists.length > 0),
    taken_today: takenOn(ctx, finished, day),
    all_done: today.length > 0 && today.every(({ status }) => status === 2) ? 1 : 0,
    ended: await endedTasks(ctx, known, { ended, tasks, finished }),
  };
}

/** Periods that ended yesterday, until their member has read of it. */
async function endedPeriods({ actor, db }: MemberCtx, day: string): Promise<Period[]> {
  if (await hasSeenEnded(db, actor.uid, day)) return [];
  const yesterday = dayBefore(day, taskLimits.endedDays);
  const week = weekOf(yesterday);
  return [dayPeriod(yesterday), ...(week.ends === yesterday ? [week] : [])];
}

/** Medals that tasks give, by their numbers. */
async function rewardsOf({ db, locale }: MemberCtx, tasks: readonly Task[]): Promise<Known['medals']> {
  if (tasks.every(({ medalid }) => medalid === 0)) return new Map();
  const open = (await allMedalKinds(db, taskLimits.kinds)).filter(({ closed_at }) => closed_at === null);
  const kinds = await shownKinds(db, open, locale);
  return new Map([...kinds.values()].map((kind) => [kind.medalid, kind]));
}

function groupOf(
  { actor, locale }: MemberCtx,
  tasks: readonly Task[],
  known: Known,
  running: Period,
  period: Task['period'],
): Data['list'][number] {
  const ends = running.ends === null ? 0 : unixSeconds(endOfDay(actor.timeZone, running.ends)) + 1;
  const mine = tasks.filter((task) => task.period === period);
  return {
    ...{ title: translate(locale, `tasks.period.${period}`), period, period_key: finishedLabel(running), ends },
    lists: mine.map((task) => ({ ...rowOf(task, known, running, locale), ends })),
  };
}

function rowOf(task: Task, known: Known, running: Period, locale: MemberCtx['locale']): Omit<TaskRow, 'ends'> {
  const { taskid, figure, need, xgold, url } = task;
  const finished = known.finishedOf(taskid, finishedLabel(running));
  const have = finished ? need : Math.min(known.countOf(figure, running.label), need);
  return {
    ...{ taskid, figure, have, need, url, xgold: finished?.xgold ?? xgold },
    ...{ title: task[`title_${locale}`], description: task[`text_${locale}`] },
    medal: rewardOf(known.medals.get(finished?.medalid ?? task.medalid)),
    status: finished?.claimed_at ? 2 : have >= need ? 1 : 0,
  };
}

/** XGold of tasks that arrived on a day of the member's. */
const takenOn = ({ actor }: MemberCtx, finished: readonly Finished[], day: string): number =>
  finished
    .filter(({ claimed_at }) => claimed_at && dayIn(actor.timeZone, claimed_at) === day)
    .reduce((sum, { xgold }) => sum + xgold, 0);

/** What ended yesterday and its member didn't claim: paid by itself, or begun and left. */
async function endedTasks(
  { db, locale }: MemberCtx,
  known: Known,
  { ended, tasks, finished }: { ended: readonly Period[]; tasks: readonly Task[]; finished: readonly Finished[] },
): Promise<Data['ended']> {
  if (ended.length === 0) return [];
  const open = new Set(tasks.map(({ taskid }) => taskid));
  const gone = finished.filter(({ taskid }) => !open.has(taskid)).map(({ taskid }) => taskid);
  const all = [...tasks, ...(await tasksByIds(db, gone))];
  return ended.flatMap((period) =>
    all
      .filter((task) => runningPeriod(task.period, period.ends ?? known.day).label === period.label)
      .flatMap((task) => {
        const { taskid, need } = task;
        const row = known.finishedOf(taskid, period.label);
        const have = row ? need : Math.min(known.countOf(task.figure, period.label), need);
        if (row?.how === 'member' || have === 0) return [];
        const shown = { taskid, title: task[`title_${locale}`], period: task.period, have, need };
        return [{ ...shown, xgold: row?.xgold ?? task.xgold, paid: row ? (1 as const) : (0 as const) }];
      }),
  );
}
