import { z } from 'zod';
import { defineCall } from '../../call.ts';
import {
  countryIdOrNone,
  flag,
  id,
  idField,
  idOrNone,
  limit,
  page,
  paged,
  text,
  whole,
} from '../../primitives/fields.ts';
import { goodsTypes, storeLimits } from './limits.ts';
import { goodsShape, shopShape } from './shapes.ts';

/** Clients of the documents repeat the token here; who asks is known by the header. */
export const tokenField = { token: text(500).optional() };
/** A country's number; without one it is the one of whoever asks, or nowhere. */
const cid = countryIdOrNone.default(0);
const type = whole(0, goodsTypes.medal).default(0);

/** What is sold, and where: open to all, alike for all. */
export const goodsCalls = {
  'store.good-list': defineCall({
    id: 'xshop-good-list',
    method: 'GET',
    path: '/selfapi/xshop/goodlist',
    envelope: 'legacy',
    access: 'guest',
    summary: 'Goods that are offered in a country, the newest first and those sold out at the end, 20 a page.',
    source: 'D1 §7',
    query: z.object({ ...tokenField, page, fid: cid }),
    output: paged(goodsShape),
  }),
  'store.goods-list': defineCall({
    id: 'xstore-get-goods-list',
    method: 'GET',
    path: '/selfapi/xstore/get_goods_list',
    envelope: 'pay',
    access: 'guest',
    summary:
      'Goods that are offered in a country, the newest first and those sold out at the end; `type` leaves all but one kind out.',
    source: 'D2 §7, §8',
    query: z.object({ cid, page, pre_page: limit(storeLimits.page), type }),
    output: paged(goodsShape).extend({ store_show: flag }),
  }),
  'store.good-single': defineCall({
    id: 'xshop-good-single',
    method: 'GET',
    path: '/selfapi/xshop/goodsingle',
    envelope: 'legacy',
    access: 'guest',
    summary: 'One piece of goods, also where it is not offered any more.',
    source: 'D1 §7',
    query: z.object({ goods_id: idField }),
    output: goodsShape,
    refusals: ['store.goods_unknown'],
  }),
  'store.goods-detail': defineCall({
    id: 'xstore-goods-detail',
    method: 'GET',
    path: '/selfapi/xstore/goods_detail',
    envelope: 'pay',
    access: 'guest',
    summary: 'One piece of goods, also where it is not offered any more.',
    source: 'D2 §7',
    query: z.object({ goods_id: idField, cid }),
    output: goodsShape,
    refusals: ['store.goods_unknown'],
  }),
  'store.shop-list': defineCall({
    id: 'xshop-shop-list',
    method: 'GET',
    path: '/selfapi/xshop/shoplist',
    envelope: 'legacy',
    access: 'guest',
    summary: 'Shops of a country in which goods can be picked up.',
    source: 'D1 §7',
    query: z.object({ cid }),
    output: z.object({ list: z.array(shopShape) }),
  }),
  'store.countries': defineCall({
    id: 'get-xstore-countrys',
    method: 'GET',
    path: '/v5/store/countries',
    envelope: 'v5',
    access: 'guest',
    summary: 'Countries in which the store is open.',
    source: 'D1 §3, §7 (named, not shown)',
    output: z.object({ list: z.array(z.object({ fid: id, code: z.string(), name: z.string() })) }),
  }),
  'store.ucenter-store': defineCall({
    id: 'ucenter-xstore',
    method: 'GET',
    path: '/selfapi/ucenter/xstore',
    envelope: 'legacy',
    access: 'guest',
    summary: 'Whether the store is open in a country.',
    source: 'D2 §7',
    query: z.object({ uid: idOrNone.optional(), cid }),
    output: z.object({ store_show: flag }),
  }),
} as const;
