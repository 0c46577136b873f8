import { type Goods, goodsField } from '../../../../../contract/domains/threads/traits/goods/shapes.ts';
import type { goodsTrait as shapes } from '../../../../../contract/domains/threads/traits/goods/trait.ts';
import type { SharedCtx } from '../../../../platform/reading/parted.ts';
import type { ThreadData } from '../../core/sql/threads.ts';
import type { Trait } from '../trait.ts';
import { takeSentGoods } from './actions/take-sent.ts';
import { goodsTag, presentGoods } from './present.ts';
import { goodsOfThread, writeThreadGoods } from './sql/goods.ts';

/** Products are asked for where there are some. */
async function goodsIn(
  { db, reads }: Pick<SharedCtx, 'db' | 'reads'>,
  { tid, goods }: Pick<ThreadData, 'tid' | 'goods'>,
): Promise<Goods[]> {
  const rows = goods === 0 ? [] : await goodsOfThread(db, tid);
  for (const { goods_id } of rows) reads(goodsTag(goods_id));
  return rows.map(presentGoods);
}

/** Products that a thread shows, as they were looked up. */
export const goodsTrait: Trait<typeof shapes> = {
  async take({ db }, { goodsInfo }) {
    const goods = await takeSentGoods(db, goodsInfo);
    return goods === undefined ? {} : { store: (tid) => writeThreadGoods(db, tid, goods) };
  },
  fromDraft: ({ goods }) => ({ goodsInfo: goodsField.safeParse(goods ?? []).data ?? [] }),
  whole: async (ctx, thread) => ({ fields: { goodsInfo: await goodsIn(ctx, thread) } }),
  edit: async (ctx, thread) => ({ goodsInfo: thread ? await goodsIn(ctx, thread) : [] }),
};
