import { type CreatorFigure, creatorLimits } from '../../../../contract/domains/creator/limits.ts';
import type { DayRow } from '../../../../contract/domains/creator/shapes.ts';
import type { MemberCtx } from '../../../platform/context.ts';
import { refuseField } from '../../../platform/refusal.ts';
import { dayAfter, dayOf, daysFrom, everyDay } from '../rules/days.ts';
import { daysBetween } from '../sql/days.ts';
import { newestDay, type ReadDeps, whoseFigures } from './whose.ts';

interface Asked {
  uid: number;
  time_start?: string | undefined;
  time_end?: string | undefined;
}

/** The first day that the database has: a year 0 is none. */
const firstDay = '0001-01-01';

/** The day that a caller means; a field that names none is refused. */
function dayMeant(field: string, sent: string, timeZone: string): string {
  if (!sent.includes('-')) return dayOf(timeZone, new Date(Number(sent) * 1000));
  const at = new Date(sent);
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(sent) ? sent : refuseField(field);
}

/** One figure of a creator, day by day; days that aren't shown yet are left out. */
const seriesOf =
  (figure: CreatorFigure) =>
  ({ cards }: ReadDeps) =>
  async (ctx: MemberCtx, { uid, time_start, time_end }: Asked): Promise<DayRow[]> => {
    const whose = await whoseFigures(ctx, cards, uid);
    const newest = await newestDay(ctx, whose);
    const end = time_end === undefined ? newest : dayMeant('time_end', time_end, whose.timeZone);
    const start =
      time_start === undefined
        ? dayAfter(end, 1 - creatorLimits.standardDays)
        : dayMeant('time_start', time_start, whose.timeZone);
    if (start < firstDay) refuseField(time_start === undefined ? 'time_end' : 'time_start');
    if (end < start) refuseField('time_end');
    if (daysFrom(start, end) > creatorLimits.seriesDays) refuseField('time_start');
    const last = end < newest ? end : newest;
    const rows = await daysBetween(ctx.db, whose.uid, start, last);
    return everyDay(start, last, new Map(rows.map((row) => [row.day, row[figure]])));
  };

export const viewCount = seriesOf('views');
export const threadCount = seriesOf('threads');
export const likeCount = seriesOf('likes');
export const fansCount = seriesOf('fans');
export const commentCount = seriesOf('comments');
