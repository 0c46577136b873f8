import { type Deed, defineDeed, when } from '../../platform/deed.ts';
import { orderLabelled, orderPaid } from './events.ts';
import { findGoods } from './sql/goods.ts';

const once = (orderId: number): string => `order:${orderId}`;

/** Buying something; what is paid back wasn't bought. */
const buying = defineDeed('store', 'buy', {
  done: [
    when(orderPaid, ({ uid, orderId, goodsId, at }) => ({
      ...{ uid, once: once(orderId), of: goodsId },
      ...(at !== undefined && { at }),
    })),
  ],
  undone: [
    when(orderLabelled, ({ uid, orderId, status }) =>
      status === 'refunded' ? { uid, once: once(orderId) } : undefined,
    ),
  ],
  isOne: async (db, id) => (await findGoods(db, id)) !== undefined,
});

/** What members do in the store. */
export const storeDeeds: readonly Deed[] = [buying];
