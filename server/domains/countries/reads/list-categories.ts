import type { DataOf, InputOf } from '../../../../contract/call.ts';
import type { countriesCalls } from '../../../../contract/domains/countries/calls.ts';
import type { Ctx } from '../../../platform/context.ts';
import { categoryRowOf } from '../rules/categories.ts';
import { allCategories } from '../sql/categories.ts';

type Call = (typeof countriesCalls)['countries.categories'];

/** The categories of a country, or those that every country has, as operators see them. */
export async function listCategories(ctx: Ctx, { country_fid }: InputOf<Call>): Promise<DataOf<Call>> {
  const all = await allCategories(ctx.db);
  return { list: all.filter((category) => category.country_fid === country_fid).map(categoryRowOf) };
}
