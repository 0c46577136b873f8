import type { contestsCalls } from '../../../../contract/domains/contests/calls.ts';
import { alike } from '../../../platform/reading/parted.ts';
import { countByCategory, entriesTag } from '../../threads/index.ts';
import { categoriesOf } from '../sql/categories.ts';
import { photoCategoriesTag } from '../tags.ts';

/** So many photos of a category are counted. */
const counted = 10_000;

/** A photo board's open categories, in their order. */
export const categories = alike<(typeof contestsCalls)['contests.categories']>()(async (ctx, { fid }) => {
  for (const tag of [photoCategoriesTag, entriesTag]) ctx.reads(tag);
  const open = (await categoriesOf(ctx.db, fid)).filter(({ closed_at }) => closed_at === null);
  const photos = await countByCategory(
    ctx.db,
    open.map(({ typeid }) => typeid),
    counted,
  );
  return {
    list: open.map(({ typeid, names }) => ({ typeid, name: names[ctx.locale], photos: photos.get(typeid) ?? 0 })),
  };
});
