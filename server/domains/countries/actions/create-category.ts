import type { InputOf } from '../../../../contract/call.ts';
import type { countriesCalls } from '../../../../contract/domains/countries/calls.ts';
import { categoryLimits } from '../../../../contract/domains/countries/limits.ts';
import type { CategoryRow } from '../../../../contract/domains/countries/shapes.ts';
import { countryOfFid } from '../../../../contract/primitives/countries.ts';
import type { Ctx } from '../../../platform/context.ts';
import { refuse, refuseField } from '../../../platform/refusal.ts';
import { recordAudit } from '../../moderation/index.ts';
import { categoriesTag } from '../reads/categories.ts';
import { categoryRowOf } from '../rules/categories.ts';
import { countCategories, insertCategory, lockCategories } from '../sql/categories.ts';
import { auditedFields, takeFields } from './category-fields.ts';

type Call = (typeof countriesCalls)['countries.create-category'];
type Writing = Pick<Ctx, 'db' | 'now' | 'actor' | 'requestId' | 'stale'>;

/** Opens a category in a country, or with `country_fid` 0 in every one. */
export async function createCategory(ctx: Writing, { country_fid, ...input }: InputOf<Call>): Promise<CategoryRow> {
  if (country_fid !== 0 && !countryOfFid(country_fid)) return refuseField('country_fid');
  const fields = takeFields(input);
  await lockCategories(ctx.db);
  if ((await countCategories(ctx.db, country_fid)) >= categoryLimits.inCountry) {
    refuse('countries.categories_full', { values: { most: categoryLimits.inCountry } });
  }
  const row = await insertCategory(ctx.db, { ...fields, country_fid, created_at: ctx.now });
  await recordAudit(ctx, { action: 'countries.create-category', subject: row.name_en, after: auditedFields(row) });
  ctx.stale(categoriesTag);
  return categoryRowOf(row);
}
