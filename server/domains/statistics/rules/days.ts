import { countries } from '../../../../contract/primitives/countries.ts';
import { daysAfter, utcDay } from '../../../platform/days.ts';
import type { CountedDay } from '../../../platform/figure.ts';
import { momentOf } from '../../../platform/time-zone.ts';

/** The day so many days later, or earlier. */
export const dayAfter = (day: string, days: number): string => utcDay(daysAfter(new Date(day), days));

/** All days from one to another. */
export function daysBetween(from: string, to: string): string[] {
  const days: string[] = [];
  for (let day = from; day <= to; day = dayAfter(day, 1)) days.push(day);
  return days;
}

/** Countries whose clocks begin and end a day at the same moments. */
export interface OwnDay {
  span: CountedDay;
  countries: readonly number[];
}

/** From the first moment of a day to the last of another by UTC. */
export const utcSpan = (first: string, last: string = first): CountedDay => ({
  ...{ day: last, own: false, from: new Date(first) },
  to: new Date(dayAfter(last, 1)),
});

/** The same by the clocks of our countries, those of one clock together. */
export function ownSpans(first: string, last: string = first): OwnDay[] {
  const byMoment = new Map<string, { span: CountedDay; countries: number[] }>();
  for (const { fid, timeZone } of countries) {
    const from = momentOf(timeZone, new Date(first));
    const to = momentOf(timeZone, new Date(dayAfter(last, 1)));
    const key = `${from.getTime()} ${to.getTime()}`;
    const known = byMoment.get(key) ?? { span: { day: last, own: true, from, to }, countries: [] };
    known.countries.push(fid);
    byMoment.set(key, known);
  }
  return [...byMoment.values()];
}

/** From where a day began first to where it ended last. */
export const spanOfAll = (day: string, spans: readonly OwnDay[]): CountedDay => ({
  ...{ day, own: true },
  from: new Date(Math.min(...spans.map(({ span }) => span.from.getTime()))),
  to: new Date(Math.max(...spans.map(({ span }) => span.to.getTime()))),
});

/** Whether a day is over everywhere: our clocks are those of UTC or ahead of it. */
export const isOver = (day: string, now: Date): boolean => dayAfter(day, 1) <= utcDay(now);

/** Whether a week ends with a day: on Sunday. */
export const endsWeek = (day: string): boolean => new Date(day).getUTCDay() === 0;

/** The Monday of the week that a Sunday ends. */
export const mondayOf = (sunday: string): string => dayAfter(sunday, -6);
