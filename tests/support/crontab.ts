import { type CronItem, parseCronItems, type TaskList } from 'graphile-worker';
import type { HandClock } from './app.ts';

/** When a task runs by itself after a moment, for so many seconds, as the workers read the crontab: minutes of UTC. */
export function runsOf(cron: readonly CronItem[], task: string, after: Date, seconds: number): Date[] {
  const items = parseCronItems(cron.filter((item) => item.task === task));
  const minute = 60_000;
  const runs: Date[] = [];
  for (
    let at = Math.floor(after.getTime() / minute + 1) * minute;
    at <= after.getTime() + seconds * 1000;
    at += minute
  ) {
    const time = new Date(at);
    const digest = {
      min: time.getUTCMinutes(),
      hour: time.getUTCHours(),
      date: time.getUTCDate(),
      month: time.getUTCMonth() + 1,
      dow: time.getUTCDay(),
    };
    if (items.some((item) => item.match(digest))) runs.push(time);
  }
  return runs;
}

interface Living {
  app: { cron: readonly CronItem[]; tasks: TaskList };
  clock: HandClock;
}

/** Lets so many seconds pass until the test ends, in which a task runs whenever the crontab says so, and only then. */
export async function live({ app, clock }: Living, task: string, seconds: number): Promise<void> {
  const end = clock.now().getTime() + seconds * 1000;
  for (const at of runsOf(app.cron, task, clock.now(), seconds)) {
    clock.aheadInTest(Math.max(0, (at.getTime() - clock.now().getTime()) / 1000));
    await app.tasks[task]!({}, { job: { attempts: 1, max_attempts: 25 } } as never);
  }
  clock.aheadInTest(Math.max(0, (end - clock.now().getTime()) / 1000));
}
