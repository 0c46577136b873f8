import { LRUCache } from 'lru-cache';
import type { TagBoard } from '../../platform/cache/tags.ts';
import type { MemberCtx } from '../../platform/context.ts';
import { refuse } from '../../platform/refusal.ts';
import { findGoods } from './sql/goods.ts';
import { orderOfCheckout } from './sql/orders.ts';
import { goodsTag } from './tags.ts';

const goodsRemembered = 1000;

export interface Asked {
  goods_id: number;
  timestamp?: string | undefined;
}

/** Refuses what is sold out before a transaction is opened, as a crowd does that comes for the last pieces. */
export type RefuseSoldOut = (ctx: MemberCtx, asked: Asked) => Promise<void>;

/**
 * Remembers in this process what is sold out until its tag moves. Whoever has an order of this visit goes on: they asked
 * before.
 */
export function createRefuseSoldOut(tags: TagBoard): RefuseSoldOut {
  const soldOut = new LRUCache<number, number>({ max: goodsRemembered });
  const isKnown = (id: number): boolean => {
    const position = soldOut.get(id);
    return position !== undefined && tags.isCurrent() && !tags.movedSince([goodsTag(id)], position);
  };
  return async ({ actor, db }, { goods_id, timestamp = '' }) => {
    if (!isKnown(goods_id)) {
      const position = tags.position();
      const goods = await findGoods(db, goods_id);
      if (goods?.stock !== 0 || !goods.on_sale) return;
      soldOut.set(goods_id, position);
    }
    if (timestamp === '' || !(await orderOfCheckout(db, actor.uid, goods_id, timestamp))) refuse('store.sold_out');
  };
}
