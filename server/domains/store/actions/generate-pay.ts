import type { DataOf, InputOf } from '../../../../contract/call.ts';
import type { storeCalls } from '../../../../contract/domains/store/calls.ts';
import { expressTypes, goodsTypes } from '../../../../contract/domains/store/limits.ts';
import type { MemberCtx } from '../../../platform/context.ts';
import { refuse } from '../../../platform/refusal.ts';
import { findGoods } from '../sql/goods.ts';
import { purchase, type Selling } from './purchase.ts';

type Call = (typeof storeCalls)['store.generate-pay'];

/** The name that is sent is the buyer's own, if any is. */
export function requireOwnName({ actor }: MemberCtx, { username }: Pick<InputOf<Call>, 'username'>): void {
  if (username !== '' && username !== actor.username) refuse('store.foreign');
}

/** The older clients' purchase: for a stored receiver, for a shop, or of a pack that is named beside its number. */
export const generatePay =
  (selling: Selling) =>
  async (ctx: MemberCtx, input: InputOf<Call>): Promise<DataOf<Call>> => {
    const { goods_id, receiver_id, shop_id, emoji_type } = input;
    if (emoji_type !== undefined) {
      const goods = await findGoods(ctx.db, goods_id);
      if (goods?.type !== goodsTypes.emoticons || goods.grants !== emoji_type) refuse('store.goods_unknown');
    }
    return purchase(ctx, selling, {
      ...{ goodsId: goods_id, checkout: '', shopId: shop_id, receiverId: receiver_id },
      express: shop_id === undefined ? expressTypes.delivery : expressTypes.pickup,
    });
  };
