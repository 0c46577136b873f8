import type { FileAnswer, InputOf } from '../../../../contract/call.ts';
import type { storeCalls } from '../../../../contract/domains/store/calls.ts';
import { storeLimits } from '../../../../contract/domains/store/limits.ts';
import type { MemberCtx } from '../../../platform/context.ts';
import { utcDay } from '../../../platform/days.ts';
import { membersByIds } from '../../members/index.ts';
import { recordAudit } from '../../moderation/index.ts';
import { csvOf } from '../rules/csv.ts';
import { type OrderRow, searchOrders } from '../sql/orders.ts';
import { receiverColumns } from '../sql/receivers.ts';

type Call = (typeof storeCalls)['store.export-orders'];

const head = [
  ...(['order_id', 'paid_at', 'status', 'uid', 'username', 'goods_id', 'goods_name', 'shop_price', 'cid'] as const),
  ...(['express_type', 'shop_id'] as const),
  ...receiverColumns,
];

/** The orders that match as a CSV file; the audit trail says who took how many. */
export async function exportOrders(ctx: MemberCtx, search: InputOf<Call>): Promise<FileAnswer> {
  const { db, now } = ctx;
  const rows = await searchOrders(db, search, { before: Number.MAX_SAFE_INTEGER, most: storeLimits.exportRows });
  const members = await membersByIds(
    db,
    rows.map(({ uid }) => uid).filter((uid) => uid > 0),
  );
  const bytes = Buffer.from(csvOf([head, ...rows.map((row) => line(row, members.get(row.uid)?.username ?? ''))]));
  await recordAudit(ctx, { action: 'store.export-orders', after: { rows: rows.length } });
  return {
    filename: `orders-${utcDay(now)}.csv`,
    type: 'text/csv; charset=utf-8',
    bytes: bytes.length,
    read: () => whole(bytes),
  };
}

const line = (row: OrderRow, username: string): (string | number)[] => [
  ...[row.order_id, row.paid_at.toISOString(), row.status, row.uid, username, row.goods_id, row.name, row.price],
  ...[row.country_fid, row.express, row.shop_id],
  ...receiverColumns.map((name) => row[name]),
];

async function* whole(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield bytes;
}
