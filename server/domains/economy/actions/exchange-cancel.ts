import type { DataOf, InputOf } from '../../../../contract/call.ts';
import type { economyCalls } from '../../../../contract/domains/economy/calls.ts';
import type { MemberCtx } from '../../../platform/context.ts';
import { presentOrder } from '../present.ts';
import { takeOrder } from '../sql/exchange.ts';
import { refuseEnded, requireAuth } from './exchange-state.ts';

type Call = (typeof economyCalls)['economy.exchange-cancel'];

/** Ends the outstanding order, unless another one is meant; nothing has moved, and nothing does. */
export async function exchangeCancel(ctx: MemberCtx, input: InputOf<Call>): Promise<DataOf<Call>> {
  requireAuth(ctx, input);
  const order = (await takeOrder(ctx.db, ctx.actor.uid)) ?? (await refuseEnded(ctx, input.order, 'economy.no_order'));
  // Another device has asked anew since: that order is not the one on this screen, and stays.
  if ((input.order ?? order.id) !== order.id) await refuseEnded(ctx, input.order, 'economy.no_order');
  return { order: presentOrder(ctx.actor, order) };
}
