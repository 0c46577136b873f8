import type { threadsCalls } from '../../../../contract/domains/threads/calls.ts';
import { countryOfFid } from '../../../../contract/primitives/countries.ts';
import { utcDay } from '../../../platform/days.ts';
import { alike } from '../../../platform/reading/parted.ts';
import { refuse, refuseField } from '../../../platform/refusal.ts';
import { categoriesTag } from '../../countries/index.ts';
import type { ReadDeps } from '../core/reads/deps.ts';
import { categoryFigures } from '../core/sql/category-threads.ts';
import { scopeTags, shownTogether } from './lists.ts';

/** One board of a country with its figures. */
export const board = ({ categories }: Pick<ReadDeps, 'categories'>) =>
  alike<(typeof threadsCalls)['threads.board']>()(async (ctx, { country_fid: countryFid, typeid }) => {
    if (!countryOfFid(countryFid)) return refuseField('country_fid');
    for (const tag of [categoriesTag, ...scopeTags({ countryFid })]) ctx.reads(tag);
    const standing = await categories.find(ctx.db, countryFid, typeid, ctx.locale);
    if (!standing) return refuse('threads.unknown_board');
    const figures = await categoryFigures(ctx.db, shownTogether(countryFid), utcDay(ctx.now));
    const { threads = 0, today = 0 } = figures.find((each) => each.typeid === typeid) ?? {};
    return { ...standing, threads, today };
  });
