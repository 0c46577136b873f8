import type { CheckInInfo } from '../../../contract/domains/economy/check-in-calls.ts';
import { checkInDays } from '../../../contract/domains/economy/limits.ts';
import { doneOfSeven, isDone, streakOn } from './rules/check-in.ts';
import type { CheckIn } from './sql/check-ins.ts';

/** A member's own part of the daily check-in, from their last ones, the newest first. */
export function presentCheckIns(last: readonly CheckIn[], day: string): Omit<CheckInInfo, 'day_gold'> {
  const [newest] = last;
  const month = last.filter((each) => each.day.slice(0, 7) === day.slice(0, 7));
  const done = doneOfSeven(newest, day);
  const today = isDone(newest, day);
  return {
    total: newest?.total ?? 0,
    continue_days: streakOn(newest, day),
    sign: Array.from({ length: checkInDays }, (_, at) => (at < done ? 1 : 0)),
    is_sign: today ? 1 : 0,
    today_total: today ? (newest?.amount ?? 0) : 0,
    month_gold: month.reduce((sum, { amount }) => sum + amount, 0),
    month_days: month.map((each) => Number(each.day.slice(8))).sort((a, b) => a - b),
    day,
  };
}
