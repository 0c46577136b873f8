import { z } from 'zod';
import { defineCall } from '../../call.ts';
import {
  count,
  flag,
  flagField,
  idField,
  idOrNone,
  neverEmpty,
  page,
  paged,
  text,
  typedCode,
  whole,
} from '../../primitives/fields.ts';
import { tokenField } from './goods-calls.ts';
import { storeLimits } from './limits.ts';
import { purchaseRefusals } from './refusals.ts';
import { goodsShape, orderDetail, orderRow, receiverShape, shopShape, ticketShape } from './shapes.ts';

const language = z.object({ lang: z.enum(['en', 'fr', 'hi']).optional() });
const short = text(storeLimits.short).default('');

/** Whom something is sent to; what is required is said by the refusal, a field each. */
const receiverFields = {
  firstname: short,
  lastname: short,
  phone: text(storeLimits.phone).default(''),
  email: text(storeLimits.email).default(''),
  address: text(storeLimits.address).default(''),
  city: short,
  country: short,
  areacode: short,
};

const paying = {
  method: 'POST',
  envelope: 'pay',
  access: 'member',
  source: 'D2 §4, §7, §8',
  headers: language,
  refusals: purchaseRefusals,
  says: 'store.purchased',
  writes: true,
  idempotent: true,
  limit: 'write',
} as const;

const checkoutFields = {
  /** Of one visit of the checkout: what is paid again under it is the same order. */
  timestamp: text(20).optional(),
  /** The price that the buyer was shown; another one is not charged. */
  shop_price: neverEmpty(whole(1, storeLimits.price).optional()),
};
const paid = z.object({ order_id: idField, goods_id: idField, shop_price: count, xcoin: count });
const own = z.object({ ...tokenField, page });

/** What members buy, and what they have bought: nobody sees another's. */
export const orderCalls = {
  'store.checkout': defineCall({
    method: 'GET',
    path: '/v5/store/checkout',
    envelope: 'v5',
    access: 'member',
    summary:
      'All that a purchase is decided on: the goods, what stands in its way, balance, shops, and whom it goes to by default.',
    source: 'D2 §2, §4, §5',
    query: z.object({ goods_id: idField, timestamp: checkoutFields.timestamp }),
    output: z.object({
      goods: goodsShape,
      /** The order that this visit of the checkout was paid for; 0 before it is. */
      paid: idOrNone,
      /** A refusal’s name, empty where it may be bought. */
      why: z.string(),
      /** The same in the reader’s language. */
      why_text: z.string(),
      xcoin: count,
      /** XCoin that are lacking. */
      short: count,
      shops: z.array(shopShape),
      /** The last receiver; before there is one, the caller's own name and phone, with the number 0. */
      receiver: receiverShape.extend({ receiver_id: idOrNone }).nullable(),
    }),
    refusals: ['store.goods_unknown'],
  }),
  'store.pay': defineCall({
    ...paying,
    id: 'xstore-pay',
    form: true,
    showsRefusal: true,
    path: '/selfapi/xstore/pay',
    summary: 'Buys one piece for XCoin: anything but a medal. The `lang` header wins over accept-language.',
    body: z.object({
      goods_id: idField,
      ...checkoutFields,
      /** 1 delivery, 2 pick-up; needed where the goods leave it open. */
      express_type: whole(0, 2).optional(),
      receiver_id: idField.optional(),
      shop_id: idField.optional(),
      ...receiverFields,
    }),
    output: paid,
  }),
  'store.pay-medal': defineCall({
    ...paying,
    id: 'xstore-pay-medal',
    form: true,
    showsRefusal: true,
    path: '/selfapi/xstore/paymedal',
    summary: 'Buys a medal (goods_type 5) for XCoin. The `lang` header wins over accept-language.',
    body: z.object({ goods_id: idField, ...checkoutFields }),
    output: paid,
  }),
  'store.generate-pay': defineCall({
    ...paying,
    id: ['xshop-generate-pay-receiver', 'xshop-generate-pay-shop', 'xshop-generate-pay-emoji'],
    path: '/selfapi/xshop/generatepay',
    envelope: 'legacy',
    source: 'D1 §7',
    summary: 'The older clients’ purchase: for a stored receiver, for a shop, or of an emoticon pack by its name.',
    query: z.object(tokenField),
    body: z.object({
      goods_id: idField,
      receiver_id: idField.optional(),
      shop_id: idField.optional(),
      emoji_type: text(storeLimits.short).optional(),
      username: text(storeLimits.short).default(''),
    }),
    output: paid,
    refusals: [...purchaseRefusals, 'store.foreign'],
  }),
  'store.receiver-single': defineCall({
    id: 'xshop-receiver-single',
    method: 'GET',
    path: '/selfapi/xshop/receiversingle',
    envelope: 'legacy',
    access: 'member',
    summary: 'The receiver that the caller used last, or null.',
    source: 'D1 §7',
    output: z.object({ receiver: receiverShape.nullable() }),
  }),
  'store.receiver-add': defineCall({
    id: 'xshop-receiver-add',
    method: 'POST',
    path: '/selfapi/xshop/receiveradd',
    envelope: 'legacy',
    access: 'member',
    summary: 'Stores a receiver; first name, last name and phone are required.',
    source: 'D1 §5, §7',
    query: z.object(tokenField),
    body: z.object(receiverFields),
    output: z.object({ receiver_id: idField }),
    refusals: ['wire.bad_input'],
    writes: true,
    idempotent: true,
    limit: 'write',
  }),
  'store.order-list': defineCall({
    id: 'xshop-order-list',
    method: 'GET',
    path: '/selfapi/xshop/orderlist',
    envelope: 'legacy',
    access: 'member',
    summary: 'The caller’s orders, the newest first, 20 a page.',
    source: 'D2 §7',
    query: own,
    output: paged(orderRow),
  }),
  'store.my-goods-list': defineCall({
    id: 'xstore-my-goods-list',
    method: 'GET',
    path: '/selfapi/xstore/my_goods_list',
    envelope: 'pay',
    access: 'member',
    summary: 'The caller’s orders, the newest first, 20 a page.',
    source: 'D2 §7, §8',
    query: z.object({ page }),
    output: paged(orderRow),
  }),
  'store.order-single': defineCall({
    id: 'xshop-order-single',
    method: 'GET',
    path: '/selfapi/xshop/ordersingle',
    envelope: 'legacy',
    access: 'member',
    summary: 'One of the caller’s orders, with its codes.',
    source: 'D1 §7, D2 §7',
    query: z.object({ ...tokenField, order_id: idField }),
    output: orderDetail,
    refusals: ['store.order_unknown'],
  }),
  'store.order-detail': defineCall({
    id: 'xstore-order-detail',
    method: 'GET',
    path: '/selfapi/xstore/order_detail',
    envelope: 'pay',
    access: 'member',
    summary: 'One of the caller’s orders, with its codes.',
    source: 'D2 §7',
    query: z.object({ order_id: idField }),
    output: orderDetail,
    refusals: ['store.order_unknown'],
  }),
  'store.latest-order': defineCall({
    id: 'xstore-latest-order',
    method: 'GET',
    path: '/selfapi/xstore/latest_order',
    envelope: 'pay',
    access: 'member',
    summary: 'The caller’s newest order, or null: what a client asks that never saw its payment answered.',
    source: 'D2 §7',
    output: z.object({ order: orderRow.nullable() }),
  }),
  'store.ticket-list': defineCall({
    id: 'xgold-ticket-list',
    method: 'GET',
    path: '/xgoldapi/rest-v1/ticket/list',
    envelope: 'other',
    access: 'member',
    summary: 'The caller’s codes that can be redeemed.',
    source: 'D2 §7',
    query: own,
    output: paged(ticketShape).extend({ success: z.literal(1) }),
  }),
  'store.ticket-history': defineCall({
    id: 'xgold-ticket-history',
    method: 'GET',
    path: '/xgoldapi/rest-v1/ticket/history',
    envelope: 'other',
    access: 'member',
    summary: 'The caller’s codes that were used, or are over.',
    source: 'D2 §7',
    query: own,
    output: paged(ticketShape).extend({ success: z.literal(1) }),
  }),
  'store.emoticons': defineCall({
    id: 'newxstore-is-get-emoji-new',
    method: 'GET',
    path: '/newxstore/isGetEmojiNew',
    envelope: 'v5',
    access: 'member',
    summary: 'Emoticon packs that the caller may use: those that nobody sells, and those that they bought.',
    source: 'D1 §7',
    output: z.object({
      /** They have bought one. */
      is_new: flag,
      packs: z.array(z.string()),
    }),
  }),
  'store.wear': defineCall({
    method: 'POST',
    path: '/v5/store/wear',
    envelope: 'v5',
    access: 'member',
    summary: 'Puts a bought decoration around the caller’s picture, or takes it off.',
    source: 'D1 §3',
    body: z.object({ goods_id: idField, on: flagField }),
    output: z.object({ goods_id: idOrNone }),
    refusals: ['store.not_owned'],
    writes: true,
    form: true,
    done: { text: 'store.said.wear', of: ['on'] },
    limit: 'write',
  }),
  'store.find-code': defineCall({
    method: 'GET',
    path: '/v5/store/code',
    envelope: 'v5',
    access: 'member',
    summary: 'What a code is for and what it is worth, for the staff of its shop and operators.',
    source: 'D1 §4',
    query: z.object({ code: typedCode(storeLimits.code) }),
    output: z.object({ ticket: ticketShape }),
    refusals: ['store.code_unknown', 'store.not_staff'],
    limit: 'write',
  }),
  'store.redeem': defineCall({
    method: 'POST',
    path: '/v5/store/redeem',
    envelope: 'v5',
    access: 'member',
    summary: 'Redeems a code, once: by the staff of its shop, or an operator. An expired one is not exchanged.',
    source: 'D1 §4',
    body: z.object({ code: typedCode(storeLimits.code) }),
    output: z.object({ ticket: ticketShape }),
    refusals: [
      ...['store.code_unknown', 'store.not_staff', 'store.code_used', 'store.code_expired'],
      'store.code_elsewhere',
    ] as const,
    says: 'store.redeemed',
    writes: true,
    idempotent: true,
    form: true,
    showsRefusal: true,
    limit: 'write',
  }),
} as const;
