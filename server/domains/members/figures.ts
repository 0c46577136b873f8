import { daysBefore, utcDay } from '../../platform/days.ts';
import type { CountedDay, Figure } from '../../platform/figure.ts';
import { cameByCountry, firstCame, joinedByCountry } from './sql/came.ts';

const asCounted = (rows: readonly { country: number; count: number }[]) =>
  rows.map(({ country, count }) => ({ country, value: count }));

/** The members who came within so many days up to one, each once. */
const cameWithin = (name: string, days: number): Figure => ({
  ...{ domain: 'members', name, unit: 'people', sums: false, byCalendar: true },
  ofDay: async (db, { day, own }: CountedDay) => {
    const from = utcDay(daysBefore(new Date(day), days - 1));
    return asCounted(await cameByCountry(db, { own, from, to: day }));
  },
  firstDay: async (db) => {
    const first = await firstCame(db);
    return first && utcDay(daysBefore(new Date(first), 1 - days));
  },
});

/** What is counted each day of who comes and who joins. */
export const membersFigures: readonly Figure[] = [
  cameWithin('here', 1),
  cameWithin('hereWeek', 7),
  cameWithin('hereMonth', 30),
  {
    ...{ domain: 'members', name: 'joined', unit: 'people', sums: true },
    ofDay: async (db, { from, to }) => asCounted(await joinedByCountry(db, { from, to }, undefined)),
  },
];
