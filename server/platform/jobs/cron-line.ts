import type { CronItem } from 'graphile-worker';

/** What is promised of a job that runs by itself; held by server/crontab.test.ts. */
interface Promised {
  /** Seconds that pass between two runs at most. */
  within: number;
  /** The hours of UTC in which it runs, where it is heavy. */
  hours?: readonly number[];
}

/** A line of the crontab, with what it promises. */
export interface CronLine extends CronItem {
  promise: Promised;
}

export const everyMinute: Promised = { within: 60 };
export const hourly: Promised = { within: 3600 };
export const daily: Promised = { within: 86_400 };
export const nightly: Promised = { ...daily, hours: [0, 1, 2, 3, 4, 5] };
