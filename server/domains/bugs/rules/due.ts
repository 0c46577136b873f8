import type { QueuedReport } from '../../../../contract/domains/bugs/shapes.ts';
import { localTimeAt } from '../../../platform/time-zone.ts';

type Group = QueuedReport['group'];

/** Where a report stands in the queue: its time is over, ends today where it was written, or later. */
export function groupOf(due: Date, now: Date, timeZone: string): Group {
  if (due < now) return 'late';
  // What is due at midnight ends with the day before.
  const last = new Date(due.getTime() - 1);
  return dayOf(timeZone, last) === dayOf(timeZone, now) ? 'today' : 'later';
}

const dayOf = (timeZone: string, at: Date): string => localTimeAt(timeZone, at).toISOString().slice(0, 10);

/** The part that was answered in time, in whole percent; all of nothing. */
export const percentOf = ({ answered, in_time }: { answered: number; in_time: number }): number =>
  answered === 0 ? 100 : Math.floor((in_time * 100) / answered);
