import type { DataOf, InputOf } from '../../../../contract/call.ts';
import type { economyCalls } from '../../../../contract/domains/economy/calls.ts';
import type { MemberCtx } from '../../../platform/context.ts';
import { refuse } from '../../../platform/refusal.ts';
import type { SettingsReader } from '../../../platform/settings.ts';
import { exchanging } from '../money.ts';
import { presentOrder } from '../present.ts';
import { balancesOf } from '../reads/balances-of.ts';
import { minuteOf, soldBefore } from '../rules/exchange.ts';
import { accountOf } from '../rules/ledger.ts';
import { lockAccount } from '../sql/accounts.ts';
import { changePool, countExchanged, type OrderRow, takeOrder } from '../sql/exchange.ts';
import {
  type ExchangeState,
  exchangeState,
  isOutstanding,
  keyOf,
  refuseEnded,
  requireAuth,
  requireNumber,
  requireOneExchange,
  requireXgold,
} from './exchange-state.ts';
import { transfer } from './transfer.ts';

type Call = (typeof economyCalls)['economy.exchange'];

/** Makes the exchange that was quoted, at the price that was quoted, once: the order is gone with it. */
export const exchange =
  (settings: SettingsReader) =>
  async (ctx: MemberCtx, input: InputOf<Call>): Promise<DataOf<Call>> => {
    requireAuth(ctx, input);
    const { actor, db, now } = ctx;
    const { uid } = actor;
    if (input.xcoin === undefined) refuse('economy.number_missing');
    await requireOneExchange(ctx, settings, input.xcoin);
    // Two devices wait for each other here, and the second finds no order.
    const order = (await takeOrder(db, uid)) ?? (await refuseEnded(ctx, input.order, 'economy.no_order'));
    if (order.xcoin !== input.xcoin || (input.order ?? order.id) !== order.id)
      await refuseEnded(ctx, input.order, 'economy.order_changed');
    if (!isOutstanding(order, now)) refuse('economy.quote_lapsed');
    const state = await exchangeState(ctx, settings, true);
    requireNumber(state, order.xcoin);
    const { balance } = await lockAccount(db, { account: accountOf(uid, 'xgold'), uid, currency: 'xgold' });
    requireXgold(balance, order.xgold);
    await count(ctx, state, order.xcoin);
    await pay(ctx, order);
    const { xcoin, xgold } = (await balancesOf(ctx, [uid]))(uid);
    return { order: presentOrder(actor, order), xcoin, xglodCount: xgold };
  };

/** Takes from what the country and the member may still have today. */
async function count({ actor, db, now }: MemberCtx, { pool, sold }: ExchangeState, xcoin: number): Promise<void> {
  const minute = minuteOf(now);
  const before = soldBefore(sold, minute);
  await changePool(db, pool, { sold: (sold?.sold ?? 0) + xcoin, minute: Math.max(minute, sold?.minute ?? 0), before });
  await countExchanged(db, actor.uid, pool.day, xcoin);
}

const pay = (ctx: MemberCtx, { id, xcoin, xgold }: OrderRow) => {
  const { uid } = ctx.actor;
  return transfer(ctx, {
    key: keyOf(id),
    kind: 'exchanged',
    reason: exchanging,
    reference: `order:${id}`,
    movements: [
      { from: uid, to: 'exchange', currency: 'xgold', amount: xgold },
      { from: 'exchange', to: uid, currency: 'xcoin', amount: xcoin },
    ],
  });
};
