import type { DataOf, InputOf } from '../../../../contract/call.ts';
import type { storeCalls } from '../../../../contract/domains/store/calls.ts';
import { storeLimits } from '../../../../contract/domains/store/limits.ts';
import type { MemberCtx } from '../../../platform/context.ts';
import { presentOrder } from '../present.ts';
import { countOrders, ordersAt } from '../sql/orders.ts';
import { orderPictures } from './pictures-of.ts';

type Calls = typeof storeCalls;

/** The caller's orders by their places: the last page costs what the first does. */
export async function orderList(
  { actor: { uid }, db, locale }: MemberCtx,
  { page }: Pick<InputOf<Calls['store.order-list']>, 'page'>,
): Promise<DataOf<Calls['store.order-list']>> {
  const size = storeLimits.page;
  const count = await countOrders(db, uid);
  const last = count - (page - 1) * size;
  const rows = last < 1 ? [] : await ordersAt(db, uid, last - size + 1, last);
  const picture = await orderPictures(db, rows);
  const list = rows.map((row) => presentOrder(row, picture(row.goods_id), locale));
  return { list, page, count, totalPage: Math.ceil(count / size) };
}

/** The newest of them: what a client asks whose payment was never answered. */
export async function latestOrder({
  actor: { uid },
  db,
  locale,
}: MemberCtx): Promise<DataOf<Calls['store.latest-order']>> {
  const count = await countOrders(db, uid);
  const [row] = await ordersAt(db, uid, count, count);
  if (!row) return { order: null };
  const picture = await orderPictures(db, [row]);
  return { order: presentOrder(row, picture(row.goods_id), locale) };
}
