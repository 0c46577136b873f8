import type { OrderState } from '../../../contract/domains/store/limits.ts';
import { defineEvent } from '../../platform/outbox/event.ts';

/** A member bought something. */
export const orderPaid = defineEvent<{ uid: number; orderId: number; goodsId: number; at?: number }>(
  'store.order-paid',
);

/** An order has another label, by somebody else than its buyer. */
export const orderLabelled = defineEvent<{
  uid: number;
  orderId: number;
  /** What was bought. */
  name: string;
  status: OrderState;
}>('store.order-labelled');
