import { superCreatorNeeds } from '../../../../contract/domains/creator/limits.ts';
import { dayAfter } from './days.ts';

const weekDays = 7;

/** The month of a day, `2026-11`. */
export const monthOf = (day: string): string => day.slice(0, 7);

/** The month before another. */
export const monthBefore = (month: string): string => monthOf(dayAfter(`${month}-01`, -1));

/** The first day of the month after. */
export const monthAfter = (month: string): string => `${monthOf(dayAfter(`${month}-01`, 31))}-01`;

/** The Monday of a day's week. */
export const mondayOf = (day: string): string => dayAfter(day, -((new Date(day).getUTCDay() + 6) % weekDays));

/** Mondays of the weeks that lie whole in a month. */
export function wholeWeeksOf(month: string): string[] {
  const end = monthAfter(month);
  const mondays: string[] = [];
  const first = `${month}-01`;
  let monday = mondayOf(first);
  if (monday < first) monday = dayAfter(monday, weekDays);
  for (; dayAfter(monday, weekDays) <= end; monday = dayAfter(monday, weekDays)) mondays.push(monday);
  return mondays;
}

/** What was posted on a day. */
export interface PostedDay {
  day: string;
  threads: number;
}

const postedFrom = (posted: readonly PostedDay[], first: string, before: string): number =>
  posted.filter(({ day }) => day >= first && day < before).reduce((sum, { threads }) => sum + Math.max(0, threads), 0);

/** Posts of the running week on a day, and of a month: the ranking's, which runs by UTC and may begin later or earlier. */
export function postsAt(posted: readonly PostedDay[], today: string, month: string): { week: number; month: number } {
  const monday = mondayOf(today);
  return {
    week: postedFrom(posted, monday, dayAfter(monday, weekDays)),
    month: postedFrom(posted, `${month}-01`, monthAfter(month)),
  };
}

/** Whether a month that is over was a super creator's: enough posts in each whole week and in the month, and points (R-CRT-013). */
export function wasSuper(month: string, posted: readonly PostedDay[], points: number): boolean {
  const { week, month: needMonth, points: needPoints } = superCreatorNeeds;
  return (
    points >= needPoints &&
    postedFrom(posted, `${month}-01`, monthAfter(month)) >= needMonth &&
    wholeWeeksOf(month).every((monday) => postedFrom(posted, monday, dayAfter(monday, weekDays)) >= week)
  );
}

/** Shares of a pool by points, rounded down: what is left over stays in it. */
export function sharesOf(pool: number, points: readonly number[]): number[] {
  const sum = points.reduce((total, each) => total + BigInt(each), 0n);
  return points.map((each) => (sum === 0n ? 0 : Number((BigInt(pool) * BigInt(each)) / sum)));
}

const noon = 12;
/** The day of a month on which income is paid. */
const payDay = 2;

/** Whether the month before is counted by now: from noon of the first, once its last day is shown. `local` is local time. */
export const isClosed = (local: Date): boolean => local.getUTCDate() >= payDay || local.getUTCHours() >= noon;

/** Whether the income of the month before is paid by now. */
export const isPayable = (local: Date): boolean => local.getUTCDate() >= payDay;

/** The local time, written as if it were UTC, from which on a month's income is paid. */
export const payableFrom = (month: string): Date => new Date(dayAfter(monthAfter(month), payDay - 1));
