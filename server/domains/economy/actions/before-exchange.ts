import type { DataOf, InputOf } from '../../../../contract/call.ts';
import type { economyCalls } from '../../../../contract/domains/economy/calls.ts';
import type { MemberCtx } from '../../../platform/context.ts';
import type { SettingsReader } from '../../../platform/settings.ts';
import { presentOrder } from '../present.ts';
import { balancesOf } from '../reads/balances-of.ts';
import { outstandingOrder, placeOrder } from '../sql/exchange.ts';
import { exchangeState, isOutstanding, requireAuth, requireNumber, requireXgold } from './exchange-state.ts';

type Call = (typeof economyCalls)['economy.before-exchange'];

/**
 * Quotes an exchange: checks it, and writes the order that is then outstanding. Asked again for as many XCoin while the
 * quote is honoured, it is the same one, so that two tabs show one price.
 */
export const beforeExchange =
  (settings: SettingsReader) =>
  async (ctx: MemberCtx, input: InputOf<Call>): Promise<DataOf<Call>> => {
    requireAuth(ctx, input);
    const { actor, db, now } = ctx;
    const state = await exchangeState(ctx, settings);
    const xcoin = requireNumber(state, input.xcoin);
    const last = await outstandingOrder(db, actor.uid);
    const same = isOutstanding(last, now) && last.xcoin === xcoin ? last : undefined;
    const xgold = same?.xgold ?? xcoin * state.rate;
    requireXgold((await balancesOf(ctx, [actor.uid]))(actor.uid).xgold, xgold);
    const order = same ?? (await placeOrder(db, actor.uid, { xcoin, xgold, at: now }));
    return { order: presentOrder(actor, order) };
  };
