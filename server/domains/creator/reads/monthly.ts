import type { DataOf, InputOf } from '../../../../contract/call.ts';
import type { creatorCalls } from '../../../../contract/domains/creator/calls.ts';
import { type CreatorFigure, creatorLimits, superCreatorNeeds } from '../../../../contract/domains/creator/limits.ts';
import type { IncomeRank, MonthlyPoints } from '../../../../contract/domains/creator/shapes.ts';
import type { MemberCtx } from '../../../platform/context.ts';
import { utcDay } from '../../../platform/days.ts';
import { secondsOrNone } from '../../../platform/unix-seconds.ts';
import { shownName } from '../../members/index.ts';
import { barredAmong } from '../../moderation/index.ts';
import { poolOf } from '../pools.ts';
import { dayOf } from '../rules/days.ts';
import { mondayOf, monthAfter, monthBefore, monthOf, postsAt } from '../rules/months.ts';
import { creatorsAmong } from '../sql/creators.ts';
import { daysBetween } from '../sql/days.ts';
import { countMonths, firstByIncome, lastMonth, monthsOf, placeByIncome } from '../sql/months.ts';
import { type ReadDeps, type Whose, whoseFigures } from './whose.ts';

type Calls = typeof creatorCalls;

/** Points and rank of the running month, and how far from super creator. */
export const monthlyPoints =
  (deps: ReadDeps) =>
  async (ctx: MemberCtx, { uid }: InputOf<Calls['creator.monthly-points']>): Promise<MonthlyPoints> =>
    monthOfCreator(ctx, deps, await whoseFigures(ctx, deps.cards, uid));

/** The running month of a creator. */
export async function monthOfCreator(
  { db, now }: Pick<MemberCtx, 'db' | 'now'>,
  { creatorPoints, settings }: ReadDeps,
  { uid, countryFid, timeZone }: Whose,
): Promise<MonthlyPoints> {
  const today = dayOf(timeZone, now);
  const { points, rank } = await creatorPoints.now(db, uid, countryFid);
  const monday = mondayOf(today);
  const running = monthOf(utcDay(now));
  const first = `${running}-01`;
  const days = await daysBetween(db, uid, monday < first ? monday : first, monthAfter(monthOf(today)));
  const { week, month } = postsAt(days, today, running);
  const ofMonth = days.filter(({ day }) => monthOf(day) === running);
  const sum = (figure: CreatorFigure) => ofMonth.reduce((total, day) => total + Math.max(0, day[figure]), 0);
  const since = (await creatorsAmong(db, [uid])).get(uid)?.since ?? null;
  const needs = superCreatorNeeds;
  return {
    ...{ month: running, points, rank, amount: 0 },
    superCreator: {
      isSuper: week >= needs.week && month >= needs.month && points >= needs.points,
      ...{ postsThisWeek: week, needWeek: needs.week, postsThisMonth: month, needMonth: needs.month },
      ...{ points, needPoints: needs.points },
    },
    sources: await creatorPoints.sources(db, uid, running),
    pool: await poolOf(settings, countryFid, running),
    ...{ viewCount: sum('views'), commentCount: sum('comments'), likeCount: sum('likes') },
    ...{ pointsCount: points, beCreatorTime: secondsOrNone(since) },
  };
}

/** Months that are over with their income, the newest first. */
export const monthlyData =
  ({ cards }: ReadDeps) =>
  async (
    ctx: MemberCtx,
    { uid: named, page, limit }: InputOf<Calls['creator.monthly-data']>,
  ): Promise<DataOf<Calls['creator.monthly-data']>> => {
    const { uid } = await whoseFigures(ctx, cards, named);
    const rows = await monthsOf(ctx.db, uid, { from: (page - 1) * limit, most: limit });
    const count = await countMonths(ctx.db, uid);
    const list = rows.map(({ month, points, rank, amount, status, paid_at, transfer }) => ({
      ...{ month, points, rank, status },
      ...{ amount: status === 'paid' || status === 'due' ? amount : 0, currency: 'xgold' as const },
      ...{ paid_at: secondsOrNone(paid_at), transfer: transfer ?? 0 },
    }));
    return { list, page, count, totalPage: Math.ceil(count / limit) };
  };

/** The first of the country's last month by income, with the caller's place. */
export const monthlyIncomeRank =
  ({ cards }: ReadDeps) =>
  async (ctx: MemberCtx, { uid: named }: InputOf<Calls['creator.monthly-income-rank']>): Promise<IncomeRank> => {
    const { db, locale, now } = ctx;
    const { uid, countryFid } = await whoseFigures(ctx, cards, named);
    const last = await lastMonth(db, countryFid);
    if (!last) return { month: monthBefore(monthOf(utcDay(now))), pool: 0, sharers: 0, list: [], me: null };
    const { month, xgold: pool, sharers } = last;
    const rows = await firstByIncome(db, countryFid, month, creatorLimits.ranked);
    const shown = await cards(
      db,
      rows.map((row) => row.uid),
    );
    const barred = await barredAmong(db, [...shown.keys()], now);
    const own = await placeByIncome(db, uid, month);
    return {
      ...{ month, pool, sharers },
      list: rows
        .map((row, at) => ({ row, at }))
        .filter(({ row }) => !barred.has(row.uid))
        .map(({ row, at }) => ({
          ...{ rank: at + 1, uid: row.uid, username: shownName(shown.get(row.uid), locale) },
          ...{ avatar: shown.get(row.uid)?.avatar ?? '', country_fid: countryFid },
          ...{ points: row.points, amount: row.amount, is_own: row.uid === uid ? 1 : 0 },
        })),
      me: own ? { rank: own.place, points: own.points, amount: own.amount } : null,
    };
  };
