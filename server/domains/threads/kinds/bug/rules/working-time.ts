import { localTimeAt, momentOf } from '../../../../../platform/time-zone.ts';

const day = 86_400;
/** The first of January 1970 was a Thursday. */
const mondayToThursday = 3;
const week = { days: 7, working: 5 };

/** Working seconds until a local time, counted by the clock on the wall: a day is a day, also where clocks change. */
function workedUntil(local: Date): number {
  const seconds = Math.floor(local.getTime() / 1000);
  const days = Math.floor(seconds / day) + mondayToThursday;
  const [weeks, weekday] = [Math.floor(days / week.days), days % week.days];
  const ofDay = weekday < week.working ? seconds - Math.floor(seconds / day) * day : 0;
  return (weeks * week.working + Math.min(weekday, week.working)) * day + ofDay;
}

/** The local time at which so many working seconds are over: the end of a working day rather than the beginning of the next. */
function localWhenWorked(worked: number): Date {
  const days = Math.ceil(worked / day) - 1;
  const seconds = worked - days * day;
  const calendar = Math.floor(days / week.working) * week.days + (days % week.working) - mondayToThursday;
  return new Date((calendar * day + seconds) * 1000);
}

/** The moment at which so much working time is over somewhere: Monday to Friday, whole days of the calendar. */
export const afterWorkingTime = (timeZone: string, from: Date, seconds: number): Date =>
  momentOf(timeZone, localWhenWorked(workedUntil(localTimeAt(timeZone, from)) + seconds));

/** Working seconds from one moment to another somewhere; negative where the second is earlier. */
export const workingSeconds = (timeZone: string, from: Date, to: Date): number =>
  workedUntil(localTimeAt(timeZone, to)) - workedUntil(localTimeAt(timeZone, from));

export const workingDay = day;
