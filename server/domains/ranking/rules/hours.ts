import { utcDay } from '../../../platform/days.ts';

const hourMilliseconds = 3_600_000;

/** The full hour before a moment: one counting is of one hour. */
export const hourOf = (at: Date): Date => new Date(Math.floor(at.getTime() / hourMilliseconds) * hourMilliseconds);

/** The month of a moment by UTC, as its first day. */
export const monthOf = (at: Date): string => `${utcDay(at).slice(0, 7)}-01`;

/** The month before that of a moment. */
export const monthBefore = (at: Date): string =>
  monthOf(new Date(Date.UTC(at.getUTCFullYear(), at.getUTCMonth() - 1, 1)));

/** Which places of an earlier counting show how somebody moved: its own ones, what it compares with, or none. */
export type Comparison = 'places' | 'before' | 'none';

/** A month begins anew; a day compares with its last counting of the day before. */
export function comparisonOf(earlier: Date, hour: Date): Comparison {
  if (monthOf(earlier) !== monthOf(hour)) return 'none';
  return utcDay(earlier) === utcDay(hour) ? 'before' : 'places';
}
