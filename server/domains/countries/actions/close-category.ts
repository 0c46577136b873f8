import type { InputOf } from '../../../../contract/call.ts';
import type { countriesCalls } from '../../../../contract/domains/countries/calls.ts';
import type { CategoryRow } from '../../../../contract/domains/countries/shapes.ts';
import type { Ctx } from '../../../platform/context.ts';
import { refuse } from '../../../platform/refusal.ts';
import { recordAudit } from '../../moderation/index.ts';
import { categoriesTag } from '../reads/categories.ts';
import { categoryRowOf, community } from '../rules/categories.ts';
import { updateCategory } from '../sql/categories.ts';
import { lockKnown } from './category-fields.ts';

type Call = (typeof countriesCalls)['countries.close-category'];
type Writing = Pick<Ctx, 'db' | 'now' | 'actor' | 'requestId' | 'stale'>;

/** Takes a category off the lists and closes it to new threads, or opens it again; its threads stay where they are. */
export async function closeCategory(ctx: Writing, { typeid, closed }: InputOf<Call>): Promise<CategoryRow> {
  if (typeid === community) refuse('countries.category_stays');
  const before = await lockKnown(ctx.db, typeid);
  if ((before.closed_at !== null) === (closed === 1)) return categoryRowOf(before);
  const after = await updateCategory(ctx.db, typeid, { closed_at: closed === 1 ? ctx.now : null });
  await recordAudit(ctx, {
    action: 'countries.close-category',
    subject: before.name_en,
    before: { open: closed === 1 },
    after: { open: closed === 0 },
  });
  ctx.stale(categoriesTag);
  return categoryRowOf(after);
}
