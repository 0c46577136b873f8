import type { Goods } from '../../../../../contract/domains/threads/traits/goods/shapes.ts';
import { withServedWidths } from '../../../media/index.ts';
import type { GoodsRow } from './sql/goods.ts';

/** A product as the screens see it. */
export const presentGoods = ({ goods_id, address, title, site, price, currency, picture }: GoodsRow): Goods => ({
  ...{ goods_id, title, url: address, site, price, currency },
  picture: picture && withServedWidths([picture])[0]!,
});

/** Moves with what is known of a product. */
export const goodsTag = (goodsId: number): string => `g:${goodsId}`;
