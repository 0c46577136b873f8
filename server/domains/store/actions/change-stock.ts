import type { DataOf, InputOf } from '../../../../contract/call.ts';
import type { storeCalls } from '../../../../contract/domains/store/calls.ts';
import { goodsTypes, storeLimits } from '../../../../contract/domains/store/limits.ts';
import { refuse, refuseField } from '../../../platform/refusal.ts';
import { recordAudit } from '../../moderation/index.ts';
import { changeStock as change, lockGoods } from '../sql/goods.ts';
import { goodsTag, storeTag } from '../tags.ts';
import type { Office } from './office.ts';

type Call = (typeof storeCalls)['store.change-stock'];

/** Adds pieces to the stock, or takes some out; never below none, however many are bought meanwhile. */
export async function changeStock(ctx: Office, input: InputOf<Call>): Promise<DataOf<Call>> {
  const { db, stale } = ctx;
  const goods = (await lockGoods(db, input.goods_id)) ?? refuse('store.goods_unknown');
  if (goods.type === goodsTypes.voucher) refuse('store.stock_of_codes');
  const room = storeLimits.stock - goods.stock;
  if (input.change === 0) refuseField('change', 'store.issue.pieces');
  if (input.change > room) refuseField('change', 'wire.issue.too_big', { max: room });
  if (goods.stock + input.change < 0) refuse('store.too_few_left', { values: { left: goods.stock } });
  const store_count = (await change(db, goods.goods_id, input.change)) ?? refuse('store.goods_unknown');
  stale(goodsTag(goods.goods_id));
  stale(storeTag);
  await recordAudit(ctx, {
    ...{ action: 'store.change-stock', subject: goods.sn, reason: input.note },
    ...{ before: { stock: goods.stock }, after: { stock: store_count } },
  });
  return { store_count };
}
