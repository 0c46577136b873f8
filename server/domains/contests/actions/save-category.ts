import type { DataOf, InputOf } from '../../../../contract/call.ts';
import type { contestsCalls } from '../../../../contract/domains/contests/calls.ts';
import { contestLimits } from '../../../../contract/domains/contests/limits.ts';
import { isPhotoBoard } from '../../../../contract/domains/threads/kinds/photo/calls.ts';
import type { Ctx } from '../../../platform/context.ts';
import { refuse } from '../../../platform/refusal.ts';
import { recordAudit } from '../../moderation/index.ts';
import { categoriesOf, lockCategories, saveCategoryRow } from '../sql/categories.ts';
import { photoCategoriesTag } from '../tags.ts';

type Call = (typeof contestsCalls)['contests.save-category'];

/** Opens a category of a photo board, or changes, closes and opens one. */
export async function saveCategory(ctx: Ctx, input: InputOf<Call>): Promise<DataOf<Call>> {
  const { typeid, fid, position, open, name_en: en, name_fr: fr, name_hi: hi } = input;
  if (!isPhotoBoard(fid)) return refuse('threads.unknown_board');
  await lockCategories(ctx.db);
  const all = await categoriesOf(ctx.db, fid);
  const before = all.find((each) => each.typeid === typeid);
  if (typeid > 0 && !before) refuse('contests.unknown_category');
  if (!before && all.length >= contestLimits.categoriesMax) refuse('contests.categories_full');
  const closed_at = open === 1 ? null : (before?.closed_at ?? ctx.now);
  const saved = await saveCategoryRow(ctx.db, { typeid, fid, names: { en, fr, hi }, position, closed_at });
  await recordAudit(ctx, {
    ...{ action: 'contests.save-category', subject: en, after: { name: en } },
    ...(before && { before: { name: before.names.en } }),
  });
  ctx.stale(photoCategoriesTag);
  return { typeid: saved };
}
