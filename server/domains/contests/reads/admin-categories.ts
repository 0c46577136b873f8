import type { DataOf, InputOf } from '../../../../contract/call.ts';
import type { contestsCalls } from '../../../../contract/domains/contests/calls.ts';
import type { Ctx } from '../../../platform/context.ts';
import { categoriesOf } from '../sql/categories.ts';

type Call = (typeof contestsCalls)['contests.admin-categories'];

/** A photo board's categories, closed ones too. */
export async function adminCategories({ db }: Ctx, { fid }: InputOf<Call>): Promise<DataOf<Call>> {
  const rows = await categoriesOf(db, fid);
  return {
    list: rows.map(({ typeid, names, position, closed_at }) => ({
      ...{ typeid, name_en: names.en, name_fr: names.fr, name_hi: names.hi, position },
      open: closed_at === null,
    })),
  };
}
