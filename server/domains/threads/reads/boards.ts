import type { BoardRow } from '../../../../contract/domains/threads/board-calls.ts';
import type { threadsCalls } from '../../../../contract/domains/threads/calls.ts';
import { countryOfFid } from '../../../../contract/primitives/countries.ts';
import { utcDay } from '../../../platform/days.ts';
import { alike, type SharedCtx } from '../../../platform/reading/parted.ts';
import { refuseField } from '../../../platform/refusal.ts';
import { isOpenTo } from '../core/policy.ts';
import type { ReadDeps } from '../core/reads/deps.ts';
import { readersOf, viewing } from '../core/reads/viewing.ts';
import { categoryFigures, type NewestOfCategory, newestOfCategories } from '../core/sql/category-threads.ts';
import { writerOf } from '../present.ts';
import { scopeTags, shownTogether } from './lists.ts';

/** Of each board so many are read: the newest may be hidden from who reads. */
const looked = 3;

/** The boards of a country in their order, each with its figures and its newest thread. */
export const boards = (deps: ReadDeps) =>
  alike<(typeof threadsCalls)['threads.boards']>()(async (ctx, { country_fid: countryFid }) => {
    if (!countryOfFid(countryFid)) return refuseField('country_fid');
    for (const tag of scopeTags({ countryFid })) ctx.reads(tag);
    const fids = shownTogether(countryFid);
    const types = await deps.categories.of(ctx.db, countryFid, ctx.locale);
    const typeids = types.map(({ typeid }) => typeid);
    const [figures, newest] = await Promise.all([
      categoryFigures(ctx.db, fids, utcDay(ctx.now)),
      newestOfCategories(ctx.db, fids, typeids, { reader: readersOf(ctx), limit: looked }),
    ]);
    const shown = firstSeen(ctx, newest);
    const view = await viewing(
      ctx,
      deps,
      [...shown.values()].map(({ by }) => by),
    );
    const counted = new Map(figures.map((each) => [each.typeid, each]));
    const list = types.map((type): BoardRow => {
      const thread = shown.get(type.typeid);
      if (thread) ctx.reads(`t:${thread.id}`);
      return {
        ...type,
        threads: counted.get(type.typeid)?.threads ?? 0,
        today: counted.get(type.typeid)?.today ?? 0,
        newest: thread ? { tid: thread.id, subject: thread.subject, ...writerOf(view, thread.by) } : null,
      };
    });
    return { list };
  });

/** The first of each category that the readers may see. */
function firstSeen(ctx: SharedCtx, rows: readonly NewestOfCategory[]): Map<number, NewestOfCategory> {
  const shown = new Map<number, NewestOfCategory>();
  for (const row of rows) {
    if (shown.has(row.typeid) || !isOpenTo(ctx, row) || ctx.whyHidden(row.by) !== undefined) continue;
    shown.set(row.typeid, row);
  }
  return shown;
}
