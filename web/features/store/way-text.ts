import { goodsTypes } from '../../../contract/domains/store/limits.ts';
import type { Goods } from './queries.ts';

/** The text that says how goods come: a voucher by its code, others at once, by delivery or in a shop. */
export const wayText = ({
  goods_type,
  goods_express_type,
}: Pick<Goods, 'goods_type' | 'goods_express_type'>): string =>
  goods_type === goodsTypes.voucher ? 'store.byCode' : `store.way.${goods_express_type}`;
