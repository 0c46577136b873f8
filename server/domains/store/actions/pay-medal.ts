import type { DataOf, InputOf } from '../../../../contract/call.ts';
import type { storeCalls } from '../../../../contract/domains/store/calls.ts';
import type { MemberCtx } from '../../../platform/context.ts';
import { purchase, type Selling } from './purchase.ts';

type Call = (typeof storeCalls)['store.pay-medal'];

/** Buys a medal. */
export const payMedal =
  (selling: Selling) =>
  (ctx: MemberCtx, { goods_id, timestamp = '', shop_price }: InputOf<Call>): Promise<DataOf<Call>> =>
    purchase(ctx, selling, { goodsId: goods_id, checkout: timestamp, price: shop_price, medal: true });
