import { clearingLate, clearingWarnings } from '../../../../contract/domains/economy/exchange-limits.ts';
import { dayMilliseconds, daysAfter, daysBefore } from '../../../platform/days.ts';
import { endOfYear } from '../../../platform/time-zone.ts';

/** The clearing of a year's XCoin in a time zone, or a warning so many days before it. */
export interface ClearingStep {
  year: number;
  /** 0 is the clearing itself. */
  days: number;
  zone: string;
  /** The end of 31 December there (R-WAL-003). */
  end: Date;
}

/**
 * What is due in a time zone: the clearing from the end of the year on, as long as one that was missed is made up for,
 * and before it the last warning whose day has come.
 */
export function stepDue(zone: string, now: Date): ClearingStep | undefined {
  const year = now.getUTCFullYear();
  for (const each of [year - 1, year]) {
    const end = endOfYear(zone, each);
    if (now >= daysAfter(end, clearingLate)) continue;
    const step = { year: each, zone, end };
    if (now >= end) return { ...step, days: 0 };
    const days = clearingWarnings.findLast((warning) => now >= daysBefore(end, warning));
    return days === undefined ? undefined : { ...step, days };
  }
  return undefined;
}

/** What of a balance is cleared: no more than is left of what was there at the end of the year. */
export const toClear = (balance: number, leftOfOld: number): number => Math.max(0, Math.min(balance, leftOfOld));

/** When the XCoin of a day's year is cleared, and in how many days that is (R-WAL-003). */
export function clearingAfter(day: string): { on: string; in: number } {
  const on = `${day.slice(0, 4)}-12-31`;
  return { on, in: Math.round((Date.parse(on) - Date.parse(day)) / dayMilliseconds) };
}
