import type { DataOf, InputOf } from '../../../../contract/call.ts';
import type { storeCalls } from '../../../../contract/domains/store/calls.ts';
import type { MemberCtx } from '../../../platform/context.ts';
import { purchase, type Selling } from './purchase.ts';

type Call = (typeof storeCalls)['store.pay'];

/** Buys anything but a medal. */
export const pay =
  (selling: Selling) =>
  (ctx: MemberCtx, input: InputOf<Call>): Promise<DataOf<Call>> => {
    const { goods_id, timestamp = '', shop_price, express_type, shop_id, receiver_id, ...receiver } = input;
    return purchase(ctx, selling, {
      ...{ goodsId: goods_id, checkout: timestamp, price: shop_price, medal: false },
      ...{ express: express_type, shopId: shop_id, receiverId: receiver_id },
      // Its fields are empty where a stored one is named.
      ...(receiver_id === undefined && { receiver }),
    });
  };
