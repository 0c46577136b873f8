import type { Db, ReadDb } from '../../../platform/context.ts';
import { picturesByAid } from '../../media/index.ts';
import { type Pictures, pictureOf } from '../present.ts';
import { type GoodsRow, goodsByIds } from '../sql/goods.ts';

/** The uploaded pictures of goods, in one query. */
export const picturesOf = (db: ReadDb, goods: readonly Pick<GoodsRow, 'aid'>[]): Promise<Pictures> =>
  picturesByAid(
    db,
    goods.map(({ aid }) => aid).filter((aid) => aid > 0),
  );

/** Addresses of the pictures of what was ordered, as the goods bear them now. */
export async function orderPictures(
  db: Db,
  orders: readonly { goods_id: number }[],
): Promise<(goods: number) => string> {
  const goods = await goodsByIds(
    db,
    orders.map((order) => order.goods_id),
  );
  const pictures = await picturesOf(db, [...goods.values()]);
  return (id) => {
    const row = goods.get(id);
    return row ? pictureOf(row, pictures) : '';
  };
}
