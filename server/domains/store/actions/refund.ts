import type { DataOf, InputOf } from '../../../../contract/call.ts';
import type { storeCalls } from '../../../../contract/domains/store/calls.ts';
import { isOwnedType } from '../../../../contract/domains/store/grants.ts';
import { goodsTypes } from '../../../../contract/domains/store/limits.ts';
import type { MemberCtx } from '../../../platform/context.ts';
import { refuse } from '../../../platform/refusal.ts';
import { reverse } from '../../economy/index.ts';
import { amendMember, membersByIds } from '../../members/index.ts';
import { recordAudit } from '../../moderation/index.ts';
import { revokeMedal } from '../../profiles/index.ts';
import { orderLabelled } from '../events.ts';
import { refunding } from '../money.ts';
import { adminOrders } from '../reads/admin-orders-of.ts';
import { comesBack } from '../rules/labels.ts';
import { voidCodes } from '../sql/codes.ts';
import { undoSale } from '../sql/goods.ts';
import { addSteps, lastStep, lockOrder, type OrderRow, setRefunded } from '../sql/orders.ts';
import { deleteOwned } from '../sql/owned.ts';
import { goodsTag, storeTag } from '../tags.ts';

type Call = (typeof storeCalls)['store.refund'];

/**
 * Gives an order's XCoin back by the opposite transfer, once, and ends what came of it. In the order in which a purchase
 * takes its rows: account, codes, goods.
 */
export async function refund(ctx: MemberCtx, { order_id, note }: InputOf<Call>): Promise<DataOf<Call>> {
  const { actor, db, now, emit, stale } = ctx;
  const order = (await lockOrder(db, order_id)) ?? refuse('store.order_unknown');
  if (order.status === 'refunded') refuse('store.refunded_before');
  const { uid, goods_id, name, transfer } = order;
  const back = await reverse(ctx, { transfer, reason: refunding, byUid: actor.uid });
  if (!(await voidCodes(db, order_id))) refuse('store.code_used');
  await takeBack(ctx, order);
  await setRefunded(db, order_id, back);
  await addSteps(db, { order: order_id, last: await lastStep(db, order_id) }, [
    { status: 'refunded', at: now, byUid: actor.uid, note },
  ]);
  await undoSale(db, goods_id, comesBack(order) ? 1 : 0);
  if (uid > 0) emit(orderLabelled({ uid, orderId: order_id, name, status: 'refunded' }));
  stale(goodsTag(goods_id));
  stale(storeTag);
  await recordAudit(ctx, {
    ...{ action: 'store.refund', subject: String(order_id), reason: note, ...(uid > 0 && { uid }) },
    ...{ before: { label: order.status }, after: { label: 'refunded' } },
  });
  const [shown] = await adminOrders(ctx, [{ ...order, status: 'refunded', version: order.version + 1 }]);
  return { order: shown! };
}

/** What the buyer had at once is theirs no longer. */
async function takeBack(ctx: MemberCtx, { uid, goods_id, type, grants }: OrderRow): Promise<void> {
  if (!isOwnedType(type) || uid === 0) return;
  await deleteOwned(ctx.db, uid, goods_id);
  if (type === goodsTypes.medal) await revokeMedal(ctx, uid, grants);
  if (type !== goodsTypes.decoration) return;
  const worn = (await membersByIds(ctx.db, [uid])).get(uid)?.decoration.goodsId;
  if (worn === goods_id) await amendMember(ctx, uid, { decoration: null });
}
