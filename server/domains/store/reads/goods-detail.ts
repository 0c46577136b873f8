import type { Goods } from '../../../../contract/domains/store/shapes.ts';
import type { Ctx } from '../../../platform/context.ts';
import { refuse } from '../../../platform/refusal.ts';
import { presentGoods } from '../present.ts';
import { findGoods } from '../sql/goods.ts';
import { goodsTag } from '../tags.ts';
import { picturesOf } from './pictures-of.ts';

/** One piece of goods, also where it is not offered any more: its page then says so. */
export async function goodsDetail(
  { db, touch }: Pick<Ctx, 'db' | 'touch'>,
  { goods_id }: { goods_id: number },
): Promise<Goods> {
  touch(goodsTag(goods_id));
  const row = (await findGoods(db, goods_id)) ?? refuse('store.goods_unknown');
  return presentGoods(row, await picturesOf(db, [row]));
}
