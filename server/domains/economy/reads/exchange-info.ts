import type { DataOf, InputOf } from '../../../../contract/call.ts';
import type { economyCalls } from '../../../../contract/domains/economy/calls.ts';
import type { MemberCtx } from '../../../platform/context.ts';
import type { SettingsReader } from '../../../platform/settings.ts';
import { exchangeState, isOutstanding, requireAuth } from '../actions/exchange-state.ts';
import { presentOrder } from '../present.ts';
import { outstandingOrder } from '../sql/exchange.ts';
import { balancesOf } from './balances-of.ts';

type Call = (typeof economyCalls)['economy.exchange-info'];

/** The rate, what the member has and may still exchange today, and the order that waits for their word. */
export const exchangeInfo =
  (settings: SettingsReader) =>
  async (ctx: MemberCtx, input: InputOf<Call>): Promise<DataOf<Call>> => {
    requireAuth(ctx, input);
    const { actor, db, now } = ctx;
    const { figures, rate, left } = await exchangeState(ctx, settings);
    const has = (await balancesOf(ctx, [actor.uid]))(actor.uid);
    const order = await outstandingOrder(db, actor.uid);
    return {
      ...{ xcoin: has.xcoin, xglodCount: has.xgold, xcoinrate: rate },
      show_xcoin: figures.open ? 1 : 0,
      change_status: figures.open && left > 0 ? 1 : 0,
      order: isOutstanding(order, now) ? presentOrder(actor, order) : null,
      ...{ max_xcoin: figures.perExchange, left_xcoin: left },
    };
  };
