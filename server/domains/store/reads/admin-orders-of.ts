import type { AdminOrder } from '../../../../contract/domains/store/admin-calls.ts';
import type { Ctx } from '../../../platform/context.ts';
import { membersByIds } from '../../members/index.ts';
import { presentAdminOrder } from '../present.ts';
import type { OrderRow } from '../sql/orders.ts';
import { orderPictures } from './pictures-of.ts';

/** Orders as operators see them, with their buyers' names. */
export async function adminOrders(
  { db, locale }: Pick<Ctx, 'db' | 'locale'>,
  rows: readonly OrderRow[],
): Promise<AdminOrder[]> {
  const picture = await orderPictures(db, rows);
  const members = await membersByIds(
    db,
    rows.map(({ uid }) => uid).filter((uid) => uid > 0),
  );
  return rows.map((row) => {
    const username = members.get(row.uid)?.username ?? '';
    return presentAdminOrder(row, { picture: picture(row.goods_id), username, locale });
  });
}
