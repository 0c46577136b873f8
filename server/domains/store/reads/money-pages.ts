import type { MoneyPages } from '../../../platform/money-reason.ts';
import { ordersOf, refundedOf } from '../sql/orders.ts';

/** `order:7` of a purchase; a refund names the transfer that it reverses. */
const paying = /^order:(\d{1,15})$/;
const reversing = /^(\d{1,15})$/;

const numbersIn = (references: readonly string[], form: RegExp): number[] =>
  references.flatMap((reference) => Number(form.exec(reference)?.[1] ?? 0) || []);

const pageOf = (order: number): string => `/xstore/order/orderDetail?order_id=${order}`;

/** The orders that were paid for or refunded: a member's own alone. */
export const moneyPages: MoneyPages = async ({ db, actor }, references) => {
  const [paid, refunded] = await Promise.all([
    ordersOf(db, actor.uid, numbersIn(references, paying)),
    refundedOf(db, actor.uid, numbersIn(references, reversing)),
  ]);
  return new Map([
    ...paid.map((id) => [`order:${id}`, pageOf(id)] as const),
    ...refunded.map(({ order_id, transfer }) => [String(transfer), pageOf(order_id)] as const),
  ]);
};
