import { LRUCache } from 'lru-cache';
import type { TagBoard } from '../../platform/cache/tags.ts';
import type { MemberCtx } from '../../platform/context.ts';
import { refuse } from '../../platform/refusal.ts';
import { findGoods, type GoodsRow } from './sql/goods.ts';
import { orderOfCheckout } from './sql/orders.ts';
import { goodsTag } from './tags.ts';

const goodsRemembered = 1000;

export interface Asked {
  goods_id: number;
  timestamp?: string | undefined;
}

/** What is sold out, remembered in this process until its tag moves: a crowd that comes for the last pieces asks no more. */
export interface SoldOut {
  /** The goods as they are; undefined where they are known to be sold out. Unknown goods are refused. */
  look(ctx: MemberCtx, id: number): Promise<GoodsRow | undefined>;
  /** Refuses before a transaction is opened. Whoever has an order of this visit goes on: they asked before. */
  refuse(ctx: MemberCtx, asked: Asked): Promise<void>;
}

export function createSoldOut(tags: TagBoard): SoldOut {
  const soldOut = new LRUCache<number, number>({ max: goodsRemembered });
  const isKnown = (id: number): boolean => {
    const position = soldOut.get(id);
    return position !== undefined && tags.isCurrent() && !tags.movedSince([goodsTag(id)], position);
  };
  const look = async ({ db }: MemberCtx, id: number): Promise<GoodsRow | undefined> => {
    if (isKnown(id)) return undefined;
    const position = tags.position();
    const goods = (await findGoods(db, id)) ?? refuse('store.goods_unknown');
    if (goods.stock > 0 || !goods.on_sale) return goods;
    soldOut.set(id, position);
    return undefined;
  };
  return {
    look,
    refuse: async (ctx, { goods_id, timestamp = '' }) => {
      if (await look(ctx, goods_id)) return;
      if (timestamp === '' || !(await orderOfCheckout(ctx.db, ctx.actor.uid, goods_id, timestamp)))
        refuse('store.sold_out');
    },
  };
}
