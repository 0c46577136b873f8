import { expressTypes } from '../../../../contract/domains/store/limits.ts';
import type { Goods } from '../../../../contract/domains/store/shapes.ts';
import type { Ctx } from '../../../platform/context.ts';
import { refuse } from '../../../platform/refusal.ts';
import { presentGoods } from '../present.ts';
import { findGoods } from '../sql/goods.ts';
import { hasShops } from '../sql/shops.ts';
import { goodsTag, shopsTag } from '../tags.ts';
import { picturesOf } from './pictures-of.ts';

/** One piece of goods as a country can have it, also where it is not offered any more: its page then says so. */
export async function goodsDetail(
  { db, reads }: Pick<Ctx, 'db' | 'reads'>,
  { goods_id, cid = 0 }: { goods_id: number; cid?: number },
): Promise<Goods> {
  reads(goodsTag(goods_id));
  const row = (await findGoods(db, goods_id)) ?? refuse('store.goods_unknown');
  const asksShops = cid > 0 && row.express === expressTypes.both;
  if (asksShops) reads(shopsTag);
  return presentGoods(row, await picturesOf(db, [row]), !asksShops || (await hasShops(db, cid)));
}
