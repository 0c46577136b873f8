import { counted, type KnownOf } from '../../../platform/known.ts';
import { ordersCounted } from '../sql/known.ts';

/** What operators see of a member here: orders, and what was paid for them. */
export const storeKnownOf: KnownOf = async ({ db }, uid) => {
  const orders = await ordersCounted(db, uid);
  if (orders.count === 0) return [];
  return [...counted('orders', orders, `/operator/orders?uid=${uid}`), { name: 'spent', count: orders.spent }];
};
