import type { DataOf, InputOf } from '../../../../contract/call.ts';
import type { storeCalls } from '../../../../contract/domains/store/calls.ts';
import { expressTypes, storeLimits } from '../../../../contract/domains/store/limits.ts';
import { refusalText } from '../../../../contract/refusals.ts';
import type { MemberCtx } from '../../../platform/context.ts';
import { refuse } from '../../../platform/refusal.ts';
import type { SettingsReader } from '../../../platform/settings.ts';
import { translate } from '../../../platform/texts.ts';
import { purchaseState } from '../actions/purchase-state.ts';
import { presentGoods, presentShop } from '../present.ts';
import { findGoods } from '../sql/goods.ts';
import { orderOfCheckout } from '../sql/orders.ts';
import { shopsOf } from '../sql/shops.ts';
import { knownReceiver } from './known-receiver.ts';
import { picturesOf } from './pictures-of.ts';

type Call = (typeof storeCalls)['store.checkout'];

/** All that a member decides a purchase on, and what stands in its way. */
export const checkout =
  (settings: SettingsReader) =>
  async (ctx: MemberCtx, { goods_id, timestamp = '' }: InputOf<Call>): Promise<DataOf<Call>> => {
    const { actor, db, locale } = ctx;
    const goods = (await findGoods(db, goods_id)) ?? refuse('store.goods_unknown');
    const picksUp = goods.express === expressTypes.pickup || goods.express === expressTypes.both;
    const shops = picksUp ? await shopsOf(db, actor.countryFid, storeLimits.shops) : [];
    const { why, xcoin } = await purchaseState(ctx, settings, goods, shops);
    return {
      goods: presentGoods(goods, await picturesOf(db, [goods]), shops.length > 0),
      paid: (await orderOfCheckout(db, actor.uid, goods_id, timestamp))?.order_id ?? 0,
      why: why ?? '',
      why_text: why ? translate(locale, refusalText(why)) : '',
      xcoin,
      short: Math.max(0, goods.price - xcoin),
      shops: shops.map(presentShop),
      receiver: goods.express === expressTypes.none ? null : await knownReceiver(ctx),
    };
  };
