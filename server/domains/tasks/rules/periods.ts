import type { MedalSpan, TaskPeriod } from '../../../../contract/domains/tasks/limits.ts';
import { dayMilliseconds } from '../../../platform/days.ts';

/** A span in which something is counted, with its last day; none for what is counted for good. */
export interface Period {
  span: MedalSpan;
  /** `2026-11-29`, `2026-W48` or `ever`. */
  label: string;
  ends: string | null;
}

/** The figure of what is counted for good. */
export const ever: Period = { span: 'ever', label: 'ever', ends: null };

/** What a task done once and for all is finished in. */
export const onceLabel = 'once';

const dayOf = (at: number): string => new Date(at).toISOString().slice(0, 10);

/** The day so many days before another one. */
export const dayBefore = (day: string, days = 1): string => dayOf(Date.parse(day) - days * dayMilliseconds);

/** From Monday, which is 0. */
const weekday = (day: string): number => (new Date(day).getUTCDay() + 6) % 7;

/** A week as ISO 8601 counts them: it is of the year in which its Thursday lies. */
export function weekOf(day: string): Period {
  const monday = Date.parse(day) - weekday(day) * dayMilliseconds;
  const thursday = new Date(monday + 3 * dayMilliseconds);
  const year = thursday.getUTCFullYear();
  const days = (thursday.getTime() - Date.UTC(year, 0, 1)) / dayMilliseconds;
  const week = String(Math.floor(days / 7) + 1).padStart(2, '0');
  return { span: 'week', label: `${year}-W${week}`, ends: dayOf(monday + 6 * dayMilliseconds) };
}

/** A day of the calendar as a period of its own. */
export const dayPeriod = (day: string): Period => ({ span: 'day', label: day, ends: day });

/** All periods that a day belongs to. */
export const periodsOf = (day: string): Period[] => [dayPeriod(day), weekOf(day), ever];

/** The span in which a task of a period is counted. */
export const spanOf = { daily: 'day', weekly: 'week', once: 'ever' } as const satisfies Record<TaskPeriod, MedalSpan>;

/** The period of a task that runs on a day. */
export function runningPeriod(period: TaskPeriod, day: string): Period {
  if (period === 'once') return ever;
  return period === 'daily' ? dayPeriod(day) : weekOf(day);
}

/** The label under which a task of a period is finished. */
export const finishedLabel = ({ span, label }: Pick<Period, 'span' | 'label'>): string =>
  span === 'ever' ? onceLabel : label;
