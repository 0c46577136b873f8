import type { RefusalName } from '../../../contract/refusals.ts';

/** Goods as a decision on them needs them. */
interface OnSale {
  on_sale: boolean;
  stock: number;
  price: number;
  per_member: number;
  sale_from: Date | null;
  sale_until: Date | null;
  country_fids: readonly number[];
}

/** What of a member counts for a purchase. */
interface Buyer {
  countryFid: number;
  xcoin: number;
  /** Pieces of these goods that they bought and weren't refunded. */
  bought: number;
  /** It is theirs already, and can't be twice. */
  owns: boolean;
  /** Where the goods are for pick-up alone, a shop of their country offers it. */
  reaches: boolean;
}

interface Moment {
  now: Date;
  /** Countries where the store is open. */
  open: readonly number[];
}

/** Whether goods are offered in a country: the store is open there, and they are for all or for this one. */
export const isOfferedIn = (
  { country_fids }: Pick<OnSale, 'country_fids'>,
  fid: number,
  open: readonly number[],
): boolean => open.includes(fid) && (country_fids.length === 0 || country_fids.includes(fid));

/** Why a member may not buy a piece now, in the order of what they could do about it; undefined where they may. */
export function whyNotBuy(
  goods: OnSale,
  { countryFid, xcoin, bought, owns, reaches }: Buyer,
  { now, open }: Moment,
): Extract<RefusalName, `store.${string}` | 'economy.insufficient_xcoin'> | undefined {
  if (!goods.on_sale) return 'store.removed';
  if (!isOfferedIn(goods, countryFid, open)) return 'store.closed_here';
  if (goods.sale_until !== null && goods.sale_until <= now) return 'store.sale_over';
  if (goods.sale_from !== null && goods.sale_from > now) return 'store.not_yet';
  if (goods.stock <= 0) return 'store.sold_out';
  if (!reaches) return 'store.no_shops';
  if (owns) return 'store.owned';
  if (goods.per_member > 0 && bought >= goods.per_member) return 'store.limit_reached';
  return xcoin < goods.price ? 'economy.insufficient_xcoin' : undefined;
}
