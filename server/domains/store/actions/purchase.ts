import { randomBytes } from 'node:crypto';
import { isOwnedType } from '../../../../contract/domains/store/grants.ts';
import { expressTypes, goodsTypes, storeLimits } from '../../../../contract/domains/store/limits.ts';
import type { MemberCtx } from '../../../platform/context.ts';
import { refuse } from '../../../platform/refusal.ts';
import type { SettingsReader } from '../../../platform/settings.ts';
import { balancesOf, transfer } from '../../economy/index.ts';
import { grantMedal } from '../../profiles/index.ts';
import { orderPaid } from '../events.ts';
import { purchasing } from '../money.ts';
import { codeExpiry, codeLength, codeOf } from '../rules/codes.ts';
import { isSameWay, noAddress, wayIn, wayOf } from '../rules/express.ts';
import { firstLabels } from '../rules/labels.ts';
import type { SoldOut } from '../sold-out.ts';
import { claimCode, insertCodes, issueCode } from '../sql/codes.ts';
import { findGoods, type GoodsRow, takePiece } from '../sql/goods.ts';
import {
  addSteps,
  insertOrder,
  lockBuyer,
  nextOrderId,
  nextPlace,
  type OrderRow,
  orderOfCheckout,
} from '../sql/orders.ts';
import { insertOwned } from '../sql/owned.ts';
import { findReceiver, type ReceiverFields, storeReceiver } from '../sql/receivers.ts';
import { findShop, shopsOf } from '../sql/shops.ts';
import { goodsTag, storeTag } from '../tags.ts';
import { purchaseState } from './purchase-state.ts';
import { requireReceiver } from './require-receiver.ts';

/** What a member wants, by whichever call. */
export interface Wanted {
  goodsId: number;
  /** Whether the call is the one for medals; undefined for one that takes all. */
  medal?: boolean;
  /** One visit of the checkout; empty for a client that names none. */
  checkout: string;
  /** What the buyer was shown; undefined for a client that doesn't say. */
  price?: number | undefined;
  express?: number | undefined;
  shopId?: number | undefined;
  receiverId?: number | undefined;
  receiver?: ReceiverFields | undefined;
}

interface Paid {
  order_id: number;
  goods_id: number;
  shop_price: number;
  xcoin: number;
}

/** How a piece reaches its buyer. */
interface Way {
  express: 0 | 1 | 2;
  shopId: number;
  receiver: ReceiverFields;
}

/** What a purchase works with. */
export interface Selling {
  settings: SettingsReader;
  soldOut: SoldOut;
}

/**
 * Buys a piece: order, money and stock in one transaction, all of it or none. A member's purchases wait for each other;
 * those of different members meet at the goods' row alone, which is taken last.
 */
export async function purchase(ctx: MemberCtx, { settings, soldOut }: Selling, wanted: Wanted): Promise<Paid> {
  const { actor, db } = ctx;
  const { uid } = actor;
  const { goodsId, checkout, medal, price } = wanted;
  // Of a crowd that waited for connections most find here that it is over.
  const goods = await soldOut.look(ctx, goodsId);
  if (goods && medal !== undefined && medal !== (goods.type === goodsTypes.medal)) refuse('store.other_call');
  if (checkout === '' && !goods) refuse('store.sold_out');
  await lockBuyer(db, uid);
  const before = await orderOfCheckout(db, uid, goodsId, checkout);
  if (before) return paidBefore(ctx, before, wanted);
  if (!goods) return refuse('store.sold_out');
  if ((price ?? goods.price) !== goods.price) refuse('store.price_changed');
  const collected = goods.express === expressTypes.pickup || goods.express === expressTypes.both;
  const shops = collected ? await shopsOf(db, actor.countryFid, 1) : [];
  const { why } = await purchaseState(ctx, settings, goods, shops);
  if (why) refuse(why);
  const way = await wayFor(ctx, goods, wanted, shops.length > 0);
  const id = await nextOrderId(db);
  await order(ctx, goods, id, { ...way, checkout });
  await deliver(ctx, goods, id, way);
  const answer = await paid(ctx, goodsId, id, goods.price);
  if (!(await takePiece(db, goodsId, goods.price))) await refuseTaken(ctx, goods);
  ctx.emit(orderPaid({ uid, orderId: id, goodsId, at: ctx.now.getTime() }));
  ctx.stale(goodsTag(goodsId));
  ctx.stale(storeTag);
  return answer;
}

/** What was bought under this visit of the checkout, for who asks for just that again. */
async function paidBefore(ctx: MemberCtx, order: OrderRow, wanted: Wanted): Promise<Paid> {
  const { receiverId, receiver } = wanted;
  const named = receiverId === undefined ? receiver : await findReceiver(ctx.db, ctx.actor.uid, receiverId);
  const again = { ...wanted, receiver: named && receiverFields(named) };
  if (order.status === 'refunded' || !isSameWay(order, again)) refuse('store.visit_paid');
  return paid(ctx, wanted.goodsId, order.order_id, order.price);
}

const paid = async (ctx: MemberCtx, goods_id: number, order_id: number, shop_price: number): Promise<Paid> => ({
  ...{ order_id, goods_id, shop_price },
  xcoin: (await balancesOf(ctx, [ctx.actor.uid]))(ctx.actor.uid).xcoin,
});

/** While this purchase was on its way the last piece went, or an operator changed what was shown. */
async function refuseTaken({ db }: MemberCtx, { goods_id, price }: GoodsRow): Promise<never> {
  const now = await findGoods(db, goods_id);
  if (!now?.on_sale) return refuse('store.removed');
  return refuse(now.price === price ? 'store.sold_out' : 'store.price_changed');
}

const nobody: ReceiverFields = { firstname: '', lastname: '', phone: '', email: '', ...noAddress };

/** Where the piece goes: named fields, or a stored receiver; or the shop in which it waits. */
async function wayFor(ctx: MemberCtx, goods: GoodsRow, wanted: Wanted, picksUp: boolean): Promise<Way> {
  const asked = wanted.express ?? (wanted.shopId === undefined ? undefined : expressTypes.pickup);
  const offered = asked === undefined ? wayIn(goods.express, picksUp) : goods.express;
  const express = wayOf(offered, asked) ?? refuse('store.express_missing');
  if (express === expressTypes.none) return { express, shopId: 0, receiver: nobody };
  const receiver = await receiverFor(ctx, wanted, express);
  if (express === expressTypes.delivery) return { express, shopId: 0, receiver };
  return { express, shopId: await shopFor(ctx, wanted.shopId), receiver: { ...receiver, ...noAddress } };
}

async function receiverFor(
  { actor: { uid }, db, now }: MemberCtx,
  { receiverId, receiver }: Wanted,
  express: number,
): Promise<ReceiverFields> {
  const isDelivery = express === expressTypes.delivery;
  if (receiverId !== undefined)
    return requireReceiver((await findReceiver(db, uid, receiverId)) ?? refuse('store.receiver_unknown'), isDelivery);
  // The older clients name a shop and nobody who comes for it: the member does.
  if (receiver === undefined && express === expressTypes.pickup) return nobody;
  const fields = requireReceiver(receiver ?? nobody, isDelivery);
  await storeReceiver(db, uid, fields, { now, most: storeLimits.receivers });
  return fields;
}

/** An open shop in the member's own country. */
async function shopFor({ actor, db }: MemberCtx, id: number | undefined): Promise<number> {
  const shop = id === undefined ? undefined : await findShop(db, id);
  if (!shop?.open || shop.country_fid !== actor.countryFid) return refuse('store.shop_unknown');
  return shop.shop_id;
}

/** Pays, and writes the order with the labels that it begins with. */
async function order(
  ctx: MemberCtx,
  goods: GoodsRow,
  id: number,
  { express, shopId, receiver, checkout }: Way & { checkout: string },
): Promise<void> {
  const { actor, db, now } = ctx;
  const { uid } = actor;
  const place = await nextPlace(db, uid);
  const { transfer: number } = await transfer(ctx, {
    key: `store:${id}`,
    kind: 'spent',
    reason: purchasing,
    reference: `order:${id}`,
    movements: [{ from: uid, to: 'store', currency: 'xcoin', amount: goods.price }],
  });
  const labels = firstLabels(goods.type);
  const { goods_id, type, name, grants, price } = goods;
  await insertOrder(db, {
    ...{ order_id: id, uid, place, goods_id, type, name, grants, price, express, checkout, paid_at: now },
    ...{ country_fid: actor.countryFid, status: labels.at(-1)!, shop_id: shopId, transfer: number },
    ...receiverFields(receiver),
  });
  await addSteps(
    db,
    { order: id, last: 0 },
    labels.map((status) => ({ status, at: now, byUid: 0, note: '' })),
  );
}

const receiverFields = ({ firstname, lastname, phone, email, address, city, country, areacode }: ReceiverFields) => ({
  ...{ firstname, lastname, phone, email, address, city, country, areacode },
});

/** What the buyer has at once: a code, a pack, a decoration, a medal; the code to pick up by. */
async function deliver(ctx: MemberCtx, goods: GoodsRow, id: number, { express, shopId }: Way): Promise<void> {
  const { actor, db, now } = ctx;
  const { uid } = actor;
  const { goods_id, type, grants, valid_days } = goods;
  if (type === goodsTypes.voucher) {
    const code = (await claimCode(db, goods_id, now)) ?? refuse('store.sold_out');
    const expires_at = codeExpiry(code.expires_at, valid_days, now);
    await issueCode(db, { code_id: code.code_id, order_id: id, uid, expires_at });
  } else if (express === expressTypes.pickup) {
    const code = codeOf(randomBytes(codeLength));
    const issued = { code, goods_id, order_id: id, uid, shop_id: shopId, status: 'issued' };
    if ((await insertCodes(db, [{ ...issued, expires_at: codeExpiry(null, valid_days, now) }], now)) !== 1)
      throw new Error('a code was drawn twice');
  } else if (isOwnedType(type)) {
    await insertOwned(db, { uid, goods_id, order_id: id, type, grants }, now);
    if (type === goodsTypes.medal && !(await grantMedal(ctx, uid, grants, { how: 'store' }))) refuse('store.owned');
  }
}
