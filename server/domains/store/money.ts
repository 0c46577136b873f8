import { defineReason, type MoneyReason } from '../../platform/money-reason.ts';

export const purchasing = defineReason('store', 'store_purchase');
export const refunding = defineReason('store', 'store_refund');

/** Why money moves here. */
export const storeReasons: readonly MoneyReason[] = [purchasing, refunding];
