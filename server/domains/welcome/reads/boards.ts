import type { ThreadType } from '../../../../contract/domains/countries/shapes.ts';
import type { Ctx } from '../../../platform/context.ts';
import type { Categories } from '../../countries/index.ts';

/** Boards that can be an interest: the one of all threads that name none says nothing of anybody. */
export const boardsToChoose = async (
  ctx: Pick<Ctx, 'db' | 'locale'>,
  categories: Categories,
  countryFid: number,
): Promise<ThreadType[]> => (await categories.of(ctx.db, countryFid, ctx.locale)).filter(({ typeid }) => typeid !== 0);
