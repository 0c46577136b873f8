import { z } from 'zod';
import { defineCall, type FileAnswer } from '../../call.ts';
import { languages } from '../../primitives/countries.ts';
import {
  count,
  countryIdOrNone,
  flag,
  flagField,
  id,
  idField,
  idList,
  idOrNone,
  limit,
  momentOrNone,
  text,
  versionSeen,
  whole,
} from '../../primitives/fields.ts';
import { goodsStates, goodsTypes, orderStates, storeLimits } from './limits.ts';
import { goodsShape, orderDetail, orderRow, shopShape } from './shapes.ts';

/** Goods as operators see them. */
export const adminGoods = goodsShape.extend({
  cids: z.array(id),
  aid: id,
  grants: z.string(),
  valid_days: count,
  version: count,
  sold: count,
});
export type AdminGoods = z.output<typeof adminGoods>;

export const adminShop = shopShape.extend({
  open: flag,
  staff: z.array(id),
  staff_names: z.array(z.string()),
  version: count,
});
export type AdminShop = z.output<typeof adminShop>;

export const adminOrder = orderRow.extend({
  uid: id,
  username: z.string(),
  cid: id,
  express_type: z.int().min(0).max(2),
  version: count,
});
export type AdminOrder = z.output<typeof adminOrder>;

const reading = {
  method: 'GET',
  envelope: 'v5',
  access: 'operator',
  proof: 'none',
  source: 'ours',
} as const;
const writing = {
  method: 'POST',
  envelope: 'v5',
  access: 'operator',
  proof: 'recent',
  source: 'ours',
  writes: true,
  idempotent: true,
  limit: 'write',
} as const;
const note = text(storeLimits.note).default('');
/** Members by name or number: with commas between them, or a JSON array. */
const staff = z
  .union([text(storeLimits.staff * 24), z.array(z.union([z.number(), text(24)])).max(storeLimits.staff)])
  .transform((value) => (typeof value === 'string' ? value.split(',') : value.map(String)))
  .transform((list) => list.map((each) => each.trim()).filter((each) => each !== ''))
  .pipe(z.array(z.string()).max(storeLimits.staff));
const moment = momentOrNone.default(0);
/** Pages go on below the id of the last row; 0 begins. */
const before = idOrNone.default(0);
const pages = { before, limit: limit(storeLimits.page) };

/** Which orders are meant: of a state, a member, goods or a country; all of it may be left out. */
const search = {
  status: z.enum(orderStates).optional(),
  order_id: idOrNone.default(0),
  uid: idOrNone.default(0),
  goods_id: idOrNone.default(0),
  cid: countryIdOrNone.default(0),
};

export const adminCalls = {
  'store.admin-goods': defineCall({
    ...reading,
    path: '/v5/admin/store/goods',
    summary: 'Goods that match, the newest first; all of it may be left out.',
    query: z.object({
      ...pages,
      goods_id: idOrNone.default(0),
      /** A part of the name, or a whole serial number. */
      q: text(storeLimits.name).trim().default(''),
      state: z.enum(goodsStates).optional(),
      /** Offered to the people of this country. */
      cid: countryIdOrNone.default(0),
      /** Offered where people read this language. */
      language: z.enum(languages).optional(),
    }),
    output: z.object({ list: z.array(adminGoods), more: z.boolean() }),
  }),
  'store.save-goods': defineCall({
    ...writing,
    form: true,
    showsRefusal: true,
    done: { text: 'store.said.goods' },
    path: '/v5/admin/store/goods',
    summary: 'Creates goods, or changes those that were seen in this version.',
    body: z.object({
      goods_id: idOrNone.default(0),
      version: versionSeen.default(0),
      goods_name: text(storeLimits.name).min(1),
      goods_sn: text(storeLimits.serial).min(1),
      goods_content: text(storeLimits.content).default(''),
      goods_remark: text(storeLimits.remark).default(''),
      goods_type: whole(goodsTypes.real, goodsTypes.medal),
      goods_express_type: whole(0, 3).default(0),
      is_on_sale: flagField,
      shop_price: whole(1, storeLimits.price),
      per_member: whole(0, storeLimits.perMember).default(0),
      sale_time: moment,
      sale_end: moment,
      cids: idList(50).default([]),
      aid: idOrNone.default(0),
      grants: text(storeLimits.short).default(''),
      valid_days: whole(0, storeLimits.validDays).default(0),
    }),
    output: adminGoods,
    refusals: [
      ...['store.goods_unknown', 'store.changed_meanwhile', 'store.serial_taken', 'store.grant_unknown'],
      ...['media.unknown_picture', 'wire.bad_input'],
    ] as const,
  }),
  'store.change-stock': defineCall({
    ...writing,
    form: true,
    showsRefusal: true,
    done: { text: 'store.said.stock', of: ['store_count'] },
    path: '/v5/admin/store/stock',
    summary: 'Adds pieces to the stock, or takes some out. Of vouchers there are as many as codes.',
    body: z.object({ goods_id: idField, change: whole(-storeLimits.stock, storeLimits.stock), note }),
    output: z.object({ store_count: count }),
    refusals: ['store.goods_unknown', 'store.stock_of_codes', 'store.too_few_left', 'wire.bad_input'],
  }),
  'store.import-codes': defineCall({
    ...writing,
    form: true,
    showsRefusal: true,
    done: { text: 'store.said.codes', of: ['added', 'left_out'] },
    path: '/v5/admin/store/codes/import',
    summary: 'Adds codes of a voucher, one a line, that were bought elsewhere; those known already are left out.',
    body: z.object({
      goods_id: idField,
      codes: text(storeLimits.codes * (storeLimits.code + 2)),
      expires: moment,
    }),
    output: z.object({ added: count, left_out: count, store_count: count }),
    refusals: ['store.goods_unknown', 'store.not_voucher', 'wire.bad_input'],
  }),
  'store.issue-codes': defineCall({
    ...writing,
    form: true,
    showsRefusal: true,
    done: { text: 'store.said.issued', of: ['added'] },
    path: '/v5/admin/store/codes/issue',
    summary: 'Makes codes of a voucher.',
    body: z.object({ goods_id: idField, count: whole(1, storeLimits.codes), expires: moment }),
    output: z.object({ added: count, store_count: count }),
    refusals: ['store.goods_unknown', 'store.not_voucher', 'wire.bad_input'],
  }),
  'store.admin-shops': defineCall({
    ...reading,
    path: '/v5/admin/store/shops',
    summary: 'All shops, by country.',
    output: z.object({ list: z.array(adminShop) }),
  }),
  'store.save-shop': defineCall({
    ...writing,
    form: true,
    showsRefusal: true,
    done: { text: 'store.said.shop' },
    path: '/v5/admin/store/shops',
    summary:
      'Creates a shop, or changes one that was seen in this version; `staff` are the members who redeem codes there, by name or number.',
    body: z.object({
      shop_id: idOrNone.default(0),
      version: versionSeen.default(0),
      cid: countryIdOrNone,
      shop_name: text(storeLimits.name).min(1),
      address: text(storeLimits.address).default(''),
      phone: text(storeLimits.phone).default(''),
      hours: text(storeLimits.short).default(''),
      open: flagField,
      staff: staff.default([]),
    }),
    output: adminShop,
    refusals: ['store.shop_unknown', 'store.shop_changed', 'wire.bad_input'],
  }),
  'store.admin-orders': defineCall({
    ...reading,
    path: '/v5/admin/store/orders',
    summary: 'Orders that match, the newest first.',
    query: z.object({ ...pages, ...search }),
    output: z.object({ list: z.array(adminOrder), more: z.boolean() }),
  }),
  'store.admin-order': defineCall({
    ...reading,
    path: '/v5/admin/store/order',
    summary: 'One order with its buyer and receiver; codes are left out.',
    query: z.object({ order_id: idField }),
    output: orderDetail.extend({ order: adminOrder }),
    refusals: ['store.order_unknown'],
  }),
  'store.set-label': defineCall({
    ...writing,
    form: true,
    showsRefusal: true,
    done: { text: 'store.said.label' },
    path: '/v5/admin/store/label',
    summary: 'Moves an order on: Paid, packed, Shipping, Complete.',
    body: z.object({ order_id: idField, status: z.enum(['packed', 'shipping', 'complete']), note }),
    output: z.object({ order: adminOrder }),
    refusals: ['store.order_unknown', 'store.label_unfit'],
  }),
  'store.refund': defineCall({
    ...writing,
    form: true,
    showsRefusal: true,
    done: { text: 'store.admin.refunded' },
    path: '/v5/admin/store/refund',
    summary: 'Gives an order’s XCoin back by a reversal, once, and its piece to the stock.',
    body: z.object({ order_id: idField, note: text(storeLimits.note).min(1) }),
    output: z.object({ order: adminOrder }),
    refusals: [
      ...['store.order_unknown', 'store.refunded_before', 'store.code_used', 'economy.reversed_before'],
      'economy.not_reversible',
    ] as const,
  }),
  'store.export-orders': defineCall({
    ...writing,
    path: '/v5/admin/store/orders/export',
    envelope: 'file',
    idempotent: false,
    summary: 'The orders that match as CSV, the newest 10,000; it is recorded, since receivers stand in it.',
    body: z.object(search),
    output: z.custom<FileAnswer>(),
  }),
} as const;
