import { type ExpressType, expressTypes } from '../../../../contract/domains/store/limits.ts';

type Way = Exclude<ExpressType, typeof expressTypes.both>;

/** How goods reach their buyer: what they allow, or which of two was asked for; undefined where that is open. */
export function wayOf(goods: number, asked: number | undefined): Way | undefined {
  if (goods !== expressTypes.both) return goods as Way;
  return asked === expressTypes.delivery || asked === expressTypes.pickup ? asked : undefined;
}
