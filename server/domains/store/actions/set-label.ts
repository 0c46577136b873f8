import type { DataOf, InputOf } from '../../../../contract/call.ts';
import type { storeCalls } from '../../../../contract/domains/store/calls.ts';
import type { MemberCtx } from '../../../platform/context.ts';
import { refuse } from '../../../platform/refusal.ts';
import { recordAudit } from '../../moderation/index.ts';
import { adminOrders } from '../reads/admin-orders-of.ts';
import { mayBecome } from '../rules/labels.ts';
import { codesOfOrder, redeemCode } from '../sql/codes.ts';
import { lockOrder } from '../sql/orders.ts';
import { labelOrder } from './label-order.ts';

type Call = (typeof storeCalls)['store.set-label'];

/** Moves an order on to its next label; its buyer is notified. */
export async function setLabel(ctx: MemberCtx, { order_id, status, note }: InputOf<Call>): Promise<DataOf<Call>> {
  const order = (await lockOrder(ctx.db, order_id)) ?? refuse('store.order_unknown');
  if (!mayBecome(order.status, status, order.express)) refuse('store.label_unfit');
  if (status === 'complete') await spendCodes(ctx, order_id);
  await labelOrder(ctx, order, status, note);
  await recordAudit(ctx, {
    ...{ action: 'store.set-label', subject: String(order_id), reason: note },
    ...(order.uid > 0 && { uid: order.uid }),
    ...{ before: { label: order.status }, after: { label: status } },
  });
  const [shown] = await adminOrders(ctx, [{ ...order, status, version: order.version + 1 }]);
  return { order: shown! };
}

/** What was handed over without its code isn't handed over by it once more. */
async function spendCodes({ actor, db, now }: MemberCtx, order: number): Promise<void> {
  for (const { code_id } of await codesOfOrder(db, order)) await redeemCode(db, code_id, { now, by: actor.uid });
}
