import type { MoneyPages } from '../../../platform/money-reason.ts';
import { ordersOf } from '../sql/orders.ts';

const named = /^order:(\d{1,15})$/;

/** The orders that were paid for: a member's own alone. */
export const moneyPages: MoneyPages = async ({ db, actor }, references) => {
  const ids = references.flatMap((reference) => Number(named.exec(reference)?.[1] ?? 0) || []);
  const own = await ordersOf(db, actor.uid, ids);
  return new Map(own.map((id) => [`order:${id}`, `/xstore/order/orderDetail?order_id=${id}`]));
};
