import { goodsLimits } from '../../../../../contract/domains/threads/traits/goods/limits.ts';
import type { Goods, SentGoods } from '../../../../../contract/domains/threads/traits/goods/shapes.ts';

type All = readonly Goods[];

export interface HeldGoods {
  /** Products in their order. */
  goods: All;
}

/** Whether a product stands in a post already (R-THR-032). */
export const isThere = (goods: All, { goods_id }: Pick<Goods, 'goods_id'>): boolean =>
  goods.some((each) => each.goods_id === goods_id);

export const isFull = (goods: All): boolean => goods.length >= goodsLimits.most;

/** With one more at the end; one that is there already stays as it is. */
export const withGoods = (goods: All, found: Goods): All => (isThere(goods, found) ? goods : [...goods, found]);

export const withoutGoods = (goods: All, id: number): All => goods.filter(({ goods_id }) => goods_id !== id);

export const withTitle = (goods: All, id: number, title: string): All =>
  goods.map((each) => (each.goods_id === id ? { ...each, title } : each));

/** One place nearer to the beginning. */
export function raised(goods: All, id: number): All {
  const at = goods.findIndex(({ goods_id }) => goods_id === id);
  if (at < 1) return goods;
  return [...goods.slice(0, at - 1), goods[at]!, goods[at - 1]!, ...goods.slice(at + 1)];
}

/** As the calls take them. */
export const sentGoods = (goods: All): SentGoods[] => goods.map(({ goods_id, title }) => ({ goods_id, title }));
