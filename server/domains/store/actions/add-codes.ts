import { randomBytes } from 'node:crypto';
import type { DataOf, InputOf } from '../../../../contract/call.ts';
import type { storeCalls } from '../../../../contract/domains/store/calls.ts';
import { goodsTypes, storeLimits } from '../../../../contract/domains/store/limits.ts';
import { refuse, refuseField } from '../../../platform/refusal.ts';
import { recordAudit } from '../../moderation/index.ts';
import { codeLength, codeOf, codesIn } from '../rules/codes.ts';
import { insertCodes } from '../sql/codes.ts';
import { changeStock, findGoods, type GoodsRow } from '../sql/goods.ts';
import { goodsTag, storeTag } from '../tags.ts';
import type { Office } from './office.ts';

type Calls = typeof storeCalls;

/** Adds codes that were bought elsewhere; those known already are left out. */
export async function importCodes(
  ctx: Office,
  { goods_id, codes: text, expires }: InputOf<Calls['store.import-codes']>,
): Promise<DataOf<Calls['store.import-codes']>> {
  const codes = codesIn(text);
  if (codes === undefined) return refuseField('codes', 'store.issue.codes', { max: storeLimits.code });
  if (codes.length === 0) return refuseField('codes', 'wire.issue.empty');
  if (codes.length > storeLimits.codes) return refuseField('codes', 'wire.issue.too_many', { max: storeLimits.codes });
  const goods = await requireVoucher(ctx, goods_id, expires);
  const { added, store_count } = await add(ctx, 'store.import-codes', goods, codes, expires);
  return { added, left_out: codes.length - added, store_count };
}

/** Makes codes. */
export async function issueCodes(
  ctx: Office,
  { goods_id, count, expires }: InputOf<Calls['store.issue-codes']>,
): Promise<DataOf<Calls['store.issue-codes']>> {
  const goods = await requireVoucher(ctx, goods_id, expires);
  const codes = Array.from({ length: count }, () => codeOf(randomBytes(codeLength)));
  return add(ctx, 'store.issue-codes', goods, codes, expires);
}

async function requireVoucher({ db, now }: Office, id: number, expires: number): Promise<GoodsRow> {
  if (expires !== 0 && expires * 1000 <= now.getTime()) refuseField('expires', 'store.issue.expires');
  const goods = (await findGoods(db, id)) ?? refuse('store.goods_unknown');
  if (goods.type !== goodsTypes.voucher) refuse('store.not_voucher');
  return goods;
}

/** The codes first and the goods last, as a purchase has them; as many pieces as codes that are new. */
async function add(
  ctx: Office,
  action: 'store.import-codes' | 'store.issue-codes',
  { goods_id, sn }: GoodsRow,
  codes: readonly string[],
  expires: number,
): Promise<{ added: number; store_count: number }> {
  const { db, now, stale } = ctx;
  const expires_at = expires === 0 ? null : new Date(expires * 1000);
  const free = { goods_id, order_id: null, uid: null, shop_id: 0, status: 'free', expires_at };
  const rows = codes.map((code) => ({ code, ...free }));
  const added = await insertCodes(db, rows, now);
  const store_count = (await changeStock(db, goods_id, added))!;
  stale(goodsTag(goods_id));
  stale(storeTag);
  const stock = { before: { stock: store_count - added }, after: { stock: store_count } };
  await recordAudit(ctx, { action, subject: sn, ...stock });
  return { added, store_count };
}
