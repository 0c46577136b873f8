import type { DataOf, InputOf } from '../../../../contract/call.ts';
import type { storeCalls } from '../../../../contract/domains/store/calls.ts';
import type { MemberCtx } from '../../../platform/context.ts';
import { refuse } from '../../../platform/refusal.ts';
import { presentTickets } from '../present-tickets.ts';
import { codeState } from '../rules/codes.ts';
import { mayBecome } from '../rules/labels.ts';
import { type CodeRow, redeemCode } from '../sql/codes.ts';
import { lockOrder } from '../sql/orders.ts';
import { labelOrder } from './label-order.ts';
import { requireCode, requireStaff } from './staff-code.ts';

type Call = (typeof storeCalls)['store.redeem'];

/** Redeems a code, once; its order is complete by that. An expired one is not exchanged (R-SHP-007). */
export async function redeem(ctx: MemberCtx, { code }: InputOf<Call>): Promise<DataOf<Call>> {
  const { actor, db, now } = ctx;
  const shops = await requireStaff(ctx);
  const seen = await requireCode(ctx, code);
  // The order first, as a refund has it: of the two one comes second and finds it ended.
  const order = seen.order_id === null ? undefined : await lockOrder(db, seen.order_id);
  const row = await requireCode(ctx, code);
  requireWorth(row, shops, now);
  if (!(await redeemCode(db, row.code_id, { now, by: actor.uid }))) return refuse('store.code_used');
  if (order && mayBecome(order.status, 'complete', order.express)) await labelOrder(ctx, order, 'complete', '');
  const [ticket] = await presentTickets(ctx, [{ ...row, status: 'used', used_at: now }]);
  return { ticket: ticket! };
}

function requireWorth(row: CodeRow, shops: readonly number[] | undefined, now: Date): void {
  const state = codeState(row, now);
  if (state === 'used') refuse('store.code_used');
  if (state === 'expired') refuse('store.code_expired');
  if (shops && row.shop_id !== 0 && !shops.includes(row.shop_id)) refuse('store.code_elsewhere');
}
