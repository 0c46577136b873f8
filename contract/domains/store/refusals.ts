import type { Refusal } from '../../refusal.ts';

/** Expected refusals of the store; 100, 101 and 102 are the documents' numbers of a payment (R-SHP-021 to 023). */
export const storeRefusals = {
  'store.closed_here': { code: 400 },
  /** For pick-up alone, and no shop of the member's country offers it. */
  'store.no_shops': { code: 400 },
  'store.removed': { code: 101 },
  'store.sold_out': { code: 102 },
  'store.not_yet': { code: 100 },
  'store.sale_over': { code: 101 },
  'store.limit_reached': { code: 100 },
  'store.owned': { code: 100 },
  /** A medal is paid by its own call, and nothing else is. */
  'store.other_call': { code: 400 },
  'store.express_missing': { code: 400 },
  'store.shop_unknown': { code: 400 },
  'store.receiver_unknown': { code: 400 },
  'store.goods_unknown': { code: 101 },
  'store.order_unknown': { code: 400 },
  'store.foreign': { code: 400 },
  'store.token_invalid': { code: 400 },
  'store.not_owned': {},
  'store.code_unknown': {},
  'store.code_used': {},
  'store.code_expired': {},
  'store.code_elsewhere': {},
  'store.not_staff': {},
  'store.label_unfit': {},
  'store.refunded_before': {},
  'store.changed_meanwhile': {},
  'store.shop_changed': {},
  'store.price_changed': { code: 400 },
  /** This visit of the checkout was paid before, for somebody or somewhere else. */
  'store.visit_paid': { code: 400 },
  'store.serial_taken': {},
  'store.stock_of_codes': {},
  /** An operator takes out more pieces than there are. */
  'store.too_few_left': {},
  'store.not_voucher': {},
  'store.grant_unknown': {},
} as const satisfies Record<string, Refusal>;

/** What may refuse a purchase, by whichever call it is made. */
export const purchaseRefusals = [
  'store.closed_here',
  'store.no_shops',
  'store.goods_unknown',
  'store.removed',
  'store.sold_out',
  'store.not_yet',
  'store.sale_over',
  'store.limit_reached',
  'store.owned',
  'store.price_changed',
  'store.visit_paid',
  'economy.insufficient_xcoin',
  'store.other_call',
  'store.express_missing',
  'store.shop_unknown',
  'store.receiver_unknown',
  'wire.bad_input',
] as const;
