import type { DataOf, InputOf } from '../../../../contract/call.ts';
import type { economyCalls } from '../../../../contract/domains/economy/calls.ts';
import type { MemberCtx } from '../../../platform/context.ts';
import { refuse } from '../../../platform/refusal.ts';
import type { SettingsReader } from '../../../platform/settings.ts';
import { presentOrder } from '../present.ts';
import { balancesOf } from '../reads/balances-of.ts';
import { type OrderRow, outstandingOrder, placeOrder } from '../sql/exchange.ts';
import { exchangeState, isOutstanding, requireAuth, requireNumber, requireXgold } from './exchange-state.ts';

type Call = (typeof economyCalls)['economy.before-exchange'];

/**
 * Quotes an exchange: checks it, and writes the order that is then outstanding. Asked again for as many XCoin while the
 * quote is honoured, it is the same one, so that two tabs show one price. A screen that says which order it knows doesn't
 * replace another (R-EXC-007).
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
    if (!same && isUnknown(last, input.order, now)) refuse('economy.order_waits');
    const xgold = same?.xgold ?? xcoin * state.rate;
    requireXgold((await balancesOf(ctx, [actor.uid]))(actor.uid).xgold, xgold);
    const meant = input.order === undefined ? undefined : (last?.id ?? 0);
    const placed = same ?? (await placeOrder(db, actor.uid, { xcoin, xgold, at: now }, meant));
    const order = placed ?? refuse('economy.order_waits');
    return { order: presentOrder(actor, order) };
  };

/** Whether an order waits that the screen doesn't know of; who says nothing of one means whichever stands. */
const isUnknown = (last: OrderRow | undefined, known: number | undefined, now: Date): boolean =>
  known !== undefined && isOutstanding(last, now) && last.id !== known;
