import { dayMilliseconds } from '../../../platform/days.ts';

/** When the XCoin of a day's year is cleared, and in how many days that is (R-WAL-003). */
export function clearingAfter(day: string): { on: string; in: number } {
  const on = `${day.slice(0, 4)}-12-31`;
  return { on, in: Math.round((Date.parse(on) - Date.parse(day)) / dayMilliseconds) };
}
