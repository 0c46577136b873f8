import type { InputOf } from '../../../../contract/call.ts';
import type { storeCalls } from '../../../../contract/domains/store/calls.ts';
import { expressTypes, goodsTypes } from '../../../../contract/domains/store/limits.ts';
import type { OrderDetail } from '../../../../contract/domains/store/shapes.ts';
import type { Ctx, MemberCtx } from '../../../platform/context.ts';
import { qrRows } from '../../../platform/qr-rows.ts';
import { refuse } from '../../../platform/refusal.ts';
import { unixSeconds } from '../../../platform/unix-seconds.ts';
import { membersByIds } from '../../members/index.ts';
import { labelOf, presentCode, presentOrder, presentShop, receiverOf } from '../present.ts';
import { type CodeRow, codesOfOrder } from '../sql/codes.ts';
import { findOrder, type OrderRow, stepsOf } from '../sql/orders.ts';
import { findShop } from '../sql/shops.ts';
import { orderPictures } from './pictures-of.ts';

type Call = (typeof storeCalls)['store.order-detail'];
type Reading = Pick<Ctx, 'db' | 'locale' | 'now'>;

/** One of the caller's own orders, with its codes drawn. */
export const orderDetail =
  (publicUrl: string) =>
  async (ctx: MemberCtx, { order_id }: InputOf<Call>): Promise<OrderDetail> => {
    const row = await findOrder(ctx.db, order_id);
    if (row?.uid !== ctx.actor.uid) return refuse('store.order_unknown');
    return { ...(await describe(ctx, row)), codes: await codes(ctx, row, publicUrl), wears: await wears(ctx, row) };
  };

/** What stands in an order, but its codes. */
export async function describe({ db, locale }: Reading, row: OrderRow): Promise<OrderDetail> {
  const [steps, shop, picture] = [
    await stepsOf(db, row.order_id),
    row.shop_id === 0 ? undefined : await findShop(db, row.shop_id),
    await orderPictures(db, [row]),
  ];
  const { goods_id, goods_name, goods_type, original_img, shop_price, label, dateline } = presentOrder(
    row,
    picture(row.goods_id),
    locale,
  );
  return {
    order_info: {
      ...{ order_id: row.order_id, status: row.status, label, dateline, shop_price, express_type: row.express },
      steps: steps.map(({ status, at }) => ({ status, label: labelOf(status, locale), dateline: unixSeconds(at) })),
    },
    goods_info: { goods_id, goods_name, goods_type, original_img, shop_price },
    receiver_info: row.express === expressTypes.none || row.firstname === '' ? null : receiverOf(row),
    shop_info: shop ? presentShop(shop) : null,
    codes: [],
    wears: null,
  };
}

/** Each code with its state; what still serves is drawn as the address that the shop's staff open. */
async function codes({ db, now, locale }: Reading, { order_id }: OrderRow, publicUrl: string) {
  return (await codesOfOrder(db, order_id)).map((row: CodeRow) => {
    const code = presentCode(row, now, locale);
    const qr = code.state === 'available' ? qrRows(`${publicUrl}/xstore/redeem?code=${row.code}`) : null;
    return { ...code, qr };
  });
}

async function wears({ actor: { uid }, db }: MemberCtx, { type, status, goods_id }: OrderRow): Promise<0 | 1 | null> {
  if (type !== goodsTypes.decoration || status === 'refunded') return null;
  return (await membersByIds(db, [uid])).get(uid)?.decoration.goodsId === goods_id ? 1 : 0;
}
