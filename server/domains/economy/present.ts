import type { CheckInInfo } from '../../../contract/domains/economy/check-in-calls.ts';
import type { ExchangeOrder } from '../../../contract/domains/economy/exchange-calls.ts';
import { exchangeLimits } from '../../../contract/domains/economy/exchange-limits.ts';
import { checkInDays } from '../../../contract/domains/economy/limits.ts';
import type { Actor } from '../../platform/context.ts';
import { doneOfSeven, isDone, streakOn } from './rules/check-in.ts';
import type { CheckIn } from './sql/check-ins.ts';
import type { OrderRow } from './sql/exchange.ts';

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

/** A member's own order, with the moment up to which its price holds. */
export const presentOrder = ({ uid, countryFid }: Actor, { id, xcoin, xgold, at }: OrderRow): ExchangeOrder => ({
  ...{ uid, cid: countryFid, xcoin, xgold, id },
  until: new Date(at.getTime() + exchangeLimits.honoured * 1000).toISOString(),
});
