import type { InputOf } from '../../../../contract/call.ts';
import type { countriesCalls } from '../../../../contract/domains/countries/calls.ts';
import type { CategoryRow } from '../../../../contract/domains/countries/shapes.ts';
import type { Ctx } from '../../../platform/context.ts';
import { recordAudit } from '../../moderation/index.ts';
import { categoriesTag } from '../reads/categories.ts';
import { categoryRowOf } from '../rules/categories.ts';
import { updateCategory } from '../sql/categories.ts';
import { auditedFields, lockKnown, takeFields } from './category-fields.ts';

type Call = (typeof countriesCalls)['countries.change-category'];
type Writing = Pick<Ctx, 'db' | 'now' | 'actor' | 'requestId' | 'stale'>;

/** Changes the words, drawing and place of a category. */
export async function changeCategory(ctx: Writing, { typeid, ...input }: InputOf<Call>): Promise<CategoryRow> {
  const fields = takeFields(input);
  const before = await lockKnown(ctx.db, typeid);
  const after = await updateCategory(ctx.db, typeid, fields);
  await recordAudit(ctx, {
    action: 'countries.change-category',
    subject: before.name_en,
    before: auditedFields(before),
    after: auditedFields(after),
  });
  ctx.stale(categoriesTag);
  return categoryRowOf(after);
}
