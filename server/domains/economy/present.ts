import type { CheckInInfo } from '../../../contract/domains/economy/check-in-calls.ts';
import type { ExchangeOrder } from '../../../contract/domains/economy/exchange-calls.ts';
import { exchangeLimits } from '../../../contract/domains/economy/exchange-limits.ts';
import { checkInDays } from '../../../contract/domains/economy/limits.ts';
import type { Currency, StatementRow } from '../../../contract/domains/economy/shapes.ts';
import type { Language } from '../../../contract/primitives/countries.ts';
import type { Actor } from '../../platform/context.ts';
import { type MoneyReason, reasonText } from '../../platform/money-reason.ts';
import { translate } from '../../platform/texts.ts';
import { unixSeconds } from '../../platform/unix-seconds.ts';
import { doneOfSeven, isDone, streakOn } from './rules/check-in.ts';
import type { CheckIn } from './sql/check-ins.ts';
import type { OrderRow } from './sql/exchange.ts';
import type { EntryRow } from './sql/statement.ts';

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

interface Reading {
  currency: Currency;
  locale: Language;
  /** Undefined for one that this version doesn't know: the kind stands for it. */
  reason: MoneyReason | undefined;
  /** What an operator gave as the reason. */
  shown?: string | undefined;
  /** Its money is on hold. */
  waiting?: boolean;
}

/** An entry as its owner reads it. */
export function presentEntry(
  row: EntryRow,
  { currency, locale, reason, shown = '', waiting = false }: Reading,
): Omit<StatementRow, 'to'> {
  const { place, transfer, amount, held, reference } = row;
  const kind = row.kind as StatementRow['kind'];
  const said = { amount: Math.abs(amount), currency, way: amount > 0 ? 'in' : 'out', reference, shown };
  const note = translate(locale, reason ? reasonText(reason) : `economy.kind.${kind}`, said);
  return { place, transfer, amount, balance: held, kind, note, reference, waiting, dateline: unixSeconds(row.at) };
}
