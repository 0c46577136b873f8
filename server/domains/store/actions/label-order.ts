import type { OrderState } from '../../../../contract/domains/store/limits.ts';
import type { MemberCtx } from '../../../platform/context.ts';
import { orderLabelled } from '../events.ts';
import { addSteps, lastStep, type OrderRow, setStatus } from '../sql/orders.ts';

/** Gives an order, which is locked, its next label, and announces it to its buyer. */
export async function labelOrder(
  { actor, db, now, emit }: MemberCtx,
  { order_id, uid, name }: OrderRow,
  status: OrderState,
  note: string,
): Promise<void> {
  await setStatus(db, order_id, status);
  await addSteps(db, { order: order_id, last: await lastStep(db, order_id) }, [
    { status, at: now, byUid: actor.uid, note },
  ]);
  if (uid > 0) emit(orderLabelled({ uid, orderId: order_id, name, status }));
}
