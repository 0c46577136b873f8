import type { DataOf } from '../../../../contract/call.ts';
import type { tasksCalls } from '../../../../contract/domains/tasks/calls.ts';
import { type MedalSpan, taskLimits } from '../../../../contract/domains/tasks/limits.ts';
import type { MedalRow } from '../../../../contract/domains/tasks/shapes.ts';
import type { MemberCtx } from '../../../platform/context.ts';
import type { SettingsReader } from '../../../platform/settings.ts';
import { dayIn } from '../../../platform/time-zone.ts';
import { secondsOrNone } from '../../../platform/unix-seconds.ts';
import { allMedalKinds, medalsOf, shownKinds } from '../../profiles/index.ts';
import { medalGoods } from '../../store/index.ts';
import { periodsOf } from '../rules/periods.ts';
import { countKey, countsOf } from '../sql/counts.ts';

type Data = DataOf<(typeof tasksCalls)['tasks.medal-list']>;

/** All medals: the caller's own, those that are worn first, then those still to get. */
export const medalList = (settings: SettingsReader) => {
  const goodsOf = medalGoods(settings);
  return async (ctx: MemberCtx): Promise<Data> => listFor(ctx, await goodsOf(ctx));
};

async function listFor(ctx: MemberCtx, goods: ReadonlyMap<string, number>): Promise<Data> {
  const { actor, db, locale } = ctx;
  const kinds = await allMedalKinds(db, taskLimits.kinds);
  const [shown, own] = [await shownKinds(db, kinds, locale), await medalsOf(db, actor.uid)];
  const periods = periodsOf(dayIn(actor.timeZone, ctx.now));
  const labels = new Map<MedalSpan, string>(periods.map(({ span, label }) => [span, label]));
  const counts = await countsOf(db, actor.uid, [...labels.values()]);
  const byPeriod = new Map(counts.map(({ figure, period, count }) => [countKey(figure, period), count]));
  const had = new Map(own.map((row, at) => [row.medal, { ...row, at }]));
  const rows = kinds.flatMap((kind) => {
    const mine = had.get(kind.key);
    // Nobody gets a closed one; who has it has it still.
    if (kind.closed_at && !mine) return [];
    const { medalid, name, description, how, picture } = shown.get(kind.key)!;
    const counted = byPeriod.get(countKey(kind.figure ?? '', labels.get(kind.span as MedalSpan) ?? '')) ?? 0;
    const row: MedalRow = {
      ...{ medalid, name, description, how, s3_medal: picture },
      ...{ is_have: mine ? 1 : 0, dateline: secondsOrNone(mine?.granted_at ?? null), wear: mine?.worn ?? 0 },
      ...{ have: mine ? kind.need : Math.min(counted, kind.need), need: kind.need },
      ...{ figure: (kind.figure ?? '') as MedalRow['figure'], goods_id: mine ? 0 : (goods.get(kind.key) ?? 0) },
    };
    return [{ row, at: mine?.at ?? own.length }];
  });
  return { list: rows.sort((a, b) => a.at - b.at).map(({ row }) => row) };
}
