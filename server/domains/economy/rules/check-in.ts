import { checkInDays } from '../../../../contract/domains/economy/limits.ts';
import type { CheckIn } from '../sql/check-ins.ts';

type Last = Pick<CheckIn, 'day' | 'streak'> | undefined;

const dayBefore = (day: string): string => new Date(Date.parse(day) - 86_400_000).toISOString().slice(0, 10);

/** Whether somebody has checked in for a day: also who did for a later one, further east. */
export const isDone = (last: Last, day: string): boolean => last !== undefined && last.day >= day;

/** Days in a row as they stand on a day, before its check-in or after. */
export const streakOn = (last: Last, day: string): number => (last && last.day >= dayBefore(day) ? last.streak : 0);

/** What a day's place in a streak earns, the first being 1. */
export const amountOf = (ladder: readonly number[], streak: number): number => ladder[(streak - 1) % checkInDays] ?? 0;

/** Of the running seven, how many are done: the eighth day begins them anew. */
export function doneOfSeven(last: Last, day: string): number {
  const streak = streakOn(last, day);
  if (streak === 0) return 0;
  return isDone(last, day) ? ((streak - 1) % checkInDays) + 1 : streak % checkInDays;
}
