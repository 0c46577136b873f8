import { countryOfFid } from '../../../../contract/primitives/countries.ts';
import { dayMilliseconds } from '../../../platform/days.ts';
import { localTimeAt } from '../../../platform/time-zone.ts';

/** The hour at which a day before is shown (R-CRT-014). */
const noon = 12;

/** In which zone days of a country's creators run. */
export const zoneOf = (countryFid: number): string => countryOfFid(countryFid)?.timeZone ?? 'UTC';

/** The day of a moment in a zone, however long ago. */
export const dayOf = (timeZone: string, at: Date): string => localTimeAt(timeZone, at).toISOString().slice(0, 10);

/** The day so many days after another. */
export const dayAfter = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * dayMilliseconds).toISOString().slice(0, 10);

/** How many days lie from one to another, both counted. */
export const daysFrom = (first: string, last: string): number =>
  Math.round((Date.parse(last) - Date.parse(first)) / dayMilliseconds) + 1;

/** The newest day that may be shown by the clock: yesterday from noon on, the day before until then. */
export function newestByClock(timeZone: string, now: Date): string {
  const local = localTimeAt(timeZone, now);
  return dayAfter(local.toISOString().slice(0, 10), local.getUTCHours() >= noon ? -1 : -2);
}

/** Every day of a span with what was counted on it: 0 where nothing happened, or where facts that take back came first. */
export function everyDay(
  first: string,
  last: string,
  counted: ReadonlyMap<string, number>,
): { time: string; count: number }[] {
  return Array.from({ length: Math.max(0, daysFrom(first, last)) }, (_, at) => {
    const time = dayAfter(first, at);
    return { time, count: Math.max(0, counted.get(time) ?? 0) };
  });
}

/** The next noon in a zone, as local time that is written as if it were that of UTC. */
export function noonAfter(timeZone: string, now: Date): Date {
  const local = localTimeAt(timeZone, now);
  const today = local.toISOString().slice(0, 10);
  const day = local.getUTCHours() >= noon ? dayAfter(today, 1) : today;
  return new Date(`${day}T12:00:00Z`);
}
