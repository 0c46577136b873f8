import type { DataOf, InputOf } from '../../../../contract/call.ts';
import type { storeCalls } from '../../../../contract/domains/store/calls.ts';
import { storeLimits } from '../../../../contract/domains/store/limits.ts';
import type { MemberCtx } from '../../../platform/context.ts';
import { refuse } from '../../../platform/refusal.ts';
import { membersByIds } from '../../members/index.ts';
import { presentAdminGoods, presentAdminShop } from '../present.ts';
import { searchGoods } from '../sql/goods.ts';
import { findOrder, searchOrders } from '../sql/orders.ts';
import { allShops, staffOf } from '../sql/shops.ts';
import { adminOrders as present } from './admin-orders-of.ts';
import { describe } from './order-detail.ts';
import { picturesOf } from './pictures-of.ts';

type Calls = typeof storeCalls;

const below = (before: number): number => (before === 0 ? Number.MAX_SAFE_INTEGER : before);

/** Goods that match, or one of them. */
export async function adminGoods(
  { db }: MemberCtx,
  { before, limit, goods_id, q, state, cid, language }: InputOf<Calls['store.admin-goods']>,
): Promise<DataOf<Calls['store.admin-goods']>> {
  const rows = await searchGoods(
    db,
    { q, state, country: cid, language },
    goods_id === 0 ? { before: below(before), most: limit + 1 } : { before: goods_id + 1, most: 1 },
  );
  const shown = rows.slice(0, limit).filter((row) => goods_id === 0 || row.goods_id === goods_id);
  const pictures = await picturesOf(db, shown);
  return { list: shown.map((row) => presentAdminGoods(row, pictures)), more: rows.length > limit };
}

/** All shops, with those who redeem codes there. */
export async function adminShops({ db }: MemberCtx): Promise<DataOf<Calls['store.admin-shops']>> {
  const rows = await allShops(db, storeLimits.shops);
  const staff = await staffOf(
    db,
    rows.map((row) => row.shop_id),
  );
  const people = await membersByIds(
    db,
    rows.flatMap((row) => staff(row.shop_id)),
  );
  const named = (uid: number) => ({ uid, name: people.get(uid)?.username ?? '' });
  return { list: rows.map((row) => presentAdminShop(row, staff(row.shop_id).map(named))) };
}

/** Orders that match. */
export async function adminOrders(
  ctx: MemberCtx,
  { before, limit, ...search }: InputOf<Calls['store.admin-orders']>,
): Promise<DataOf<Calls['store.admin-orders']>> {
  const rows = await searchOrders(ctx.db, search, { before: below(before), most: limit + 1 });
  return { list: await present(ctx, rows.slice(0, limit)), more: rows.length > limit };
}

/** One order with its buyer and receiver. A code is its buyer's alone. */
export async function adminOrder(
  ctx: MemberCtx,
  { order_id }: InputOf<Calls['store.admin-order']>,
): Promise<DataOf<Calls['store.admin-order']>> {
  const row = (await findOrder(ctx.db, order_id)) ?? refuse('store.order_unknown');
  const [order] = await present(ctx, [row]);
  return { ...(await describe(ctx, row)), order: order! };
}
