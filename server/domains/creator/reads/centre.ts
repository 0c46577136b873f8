import type { InputOf } from '../../../../contract/call.ts';
import type { creatorCalls } from '../../../../contract/domains/creator/calls.ts';
import { creatorFigures } from '../../../../contract/domains/creator/limits.ts';
import type { CreatorCentre } from '../../../../contract/domains/creator/shapes.ts';
import type { MemberCtx } from '../../../platform/context.ts';
import { momentOf } from '../../../platform/time-zone.ts';
import { unixSeconds } from '../../../platform/unix-seconds.ts';
import { dayAfter, everyDay, noonAfter } from '../rules/days.ts';
import { daysBetween } from '../sql/days.ts';
import { bannerOf } from './creator-banner.ts';
import { monthOfCreator } from './monthly.ts';
import { mostReadOf } from './most-read.ts';
import { infoOf } from './totals.ts';
import { newestDay, type ReadDeps, whoseFigures } from './whose.ts';

/** A creator's overview: totals, differences, the five trends, the month and the banner. */
export const centre =
  (deps: ReadDeps) =>
  async (ctx: MemberCtx, { uid, days }: InputOf<(typeof creatorCalls)['creator.centre']>): Promise<CreatorCentre> => {
    const whose = await whoseFigures(ctx, deps.cards, uid);
    const newest = await newestDay(ctx, whose);
    const first = dayAfter(newest, 1 - days);
    const rows = await daysBetween(ctx.db, whose.uid, first, newest);
    const trends = creatorFigures.map((figure) => {
      const list = everyDay(first, newest, new Map(rows.map((row) => [row.day, row[figure]])));
      return { figure, total: list.reduce((sum, { count }) => sum + count, 0), list };
    });
    return {
      info: await infoOf(ctx, deps, whose, newest),
      mostRead: await mostReadOf(ctx.db, whose.uid, { first, last: newest }),
      ...{ newestDay: newest, timeZone: whose.timeZone, days, trends },
      nextAt: unixSeconds(momentOf(whose.timeZone, noonAfter(whose.timeZone, ctx.now))),
      month: await monthOfCreator(ctx, deps, whose),
      banner: await bannerOf(deps.settings, whose.countryFid),
    };
  };
