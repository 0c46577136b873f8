import { expressTypes, goodsTypes, type OrderState } from '../../../../contract/domains/store/limits.ts';

const order: readonly OrderState[] = ['paid', 'packed', 'shipping', 'complete'];

/** Whether an order's label may become another: only further on, never from the end, and only one of its way. */
export const mayBecome = (now: OrderState, next: OrderState, express: number): boolean =>
  order.includes(now) && order.indexOf(next) > order.indexOf(now) && isOfWay(next, express);

/** What is picked up isn't shipped, and what comes by itself is not packed either. */
const isOfWay = (label: OrderState, express: number): boolean =>
  label === 'packed'
    ? express !== expressTypes.none
    : label !== 'shipping' || (express !== expressTypes.none && express !== expressTypes.pickup);

/** The labels that an order begins with: a voucher is complete once its code is used, all else that isn't sent at once. */
export const firstLabels = (type: number): readonly OrderState[] =>
  type === goodsTypes.real || type === goodsTypes.voucher ? ['paid'] : ['paid', 'complete'];

interface Refunded {
  type: number;
  status: OrderState;
  express: number;
}

/**
 * Whether a refund gives the piece back to the stock: not a code that its buyer has seen, nor what is on its way or
 * there; that comes back by hand.
 */
export const comesBack = ({ type, status, express }: Refunded): boolean => {
  if (type === goodsTypes.voucher) return false;
  if (type !== goodsTypes.real) return true;
  return status === 'paid' || status === 'packed' || (express === expressTypes.pickup && status !== 'complete');
};
