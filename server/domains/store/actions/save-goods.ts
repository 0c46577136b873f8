import type { DataOf, InputOf } from '../../../../contract/call.ts';
import type { storeCalls } from '../../../../contract/domains/store/calls.ts';
import { grantPicture, isOwnedType } from '../../../../contract/domains/store/grants.ts';
import { expressTypes, goodsTypes } from '../../../../contract/domains/store/limits.ts';
import { countryOfFid } from '../../../../contract/primitives/countries.ts';
import { refuse, refuseField } from '../../../platform/refusal.ts';
import { attachPictures, detachPictures } from '../../media/index.ts';
import { recordAudit } from '../../moderation/index.ts';
import { findMedalByKey } from '../../profiles/index.ts';
import { presentAdminGoods } from '../present.ts';
import { picturesOf } from '../reads/pictures-of.ts';
import { type GoodsChange, type GoodsRow, goodsBySerial, insertGoods, lockGoods, updateGoods } from '../sql/goods.ts';
import { goodsTag, storeTag } from '../tags.ts';
import type { Office } from './office.ts';

type Call = (typeof storeCalls)['store.save-goods'];
type Input = InputOf<Call>;

/** Creates goods, off sale or on, or changes those that stand as they were seen; the stock has an action of its own. */
export async function saveGoods(ctx: Office, input: Input): Promise<DataOf<Call>> {
  const { db, now, actor, stale } = ctx;
  const before =
    input.goods_id === 0 ? undefined : ((await lockGoods(db, input.goods_id)) ?? refuse('store.goods_unknown'));
  // What somebody has bought stays what it was.
  if (before && before.type !== input.goods_type) refuseField('goods_type', 'store.issue.kindStays');
  if (input.goods_type === goodsTypes.medal) await refuseUnknownMedal(ctx, input);
  const change = changeOf(input);
  const named = await goodsBySerial(db, change.sn);
  if (named && named.goods_id !== input.goods_id) refuse('store.serial_taken');
  if (change.aid !== (before?.aid ?? 0)) {
    if (change.aid !== 0) await attachPictures(ctx, actor?.uid ?? 0, [change.aid]);
    if (before && before.aid !== 0) await detachPictures(ctx, [before.aid]);
  }
  const row = before
    ? ((await updateGoods(db, { id: before.goods_id, version: input.version }, change, now)) ??
      refuse('store.changed_meanwhile'))
    : await insertGoods(db, change, now);
  stale(goodsTag(row.goods_id));
  stale(storeTag);
  await recordAudit(ctx, {
    ...{ action: 'store.save-goods', subject: row.sn, after: shown(row) },
    ...(before && { before: shown(before) }),
  });
  return presentAdminGoods(row, await picturesOf(db, [row]));
}

const moment = (seconds: number): Date | null => (seconds === 0 ? null : new Date(seconds * 1000));

/** An operators' medal may have no drawing that goods could show: they bring a picture of their own. */
async function refuseUnknownMedal({ db }: Office, { grants, aid }: Input): Promise<void> {
  const kind = await findMedalByKey(db, grants);
  if (!kind || kind.closed_at) refuse('store.grant_unknown');
  if (aid === 0 && grantPicture(goodsTypes.medal, grants) === undefined) refuseField('aid', 'wire.issue.choose');
}

function changeOf(input: Input): GoodsChange {
  const owned = isOwnedType(input.goods_type);
  const drawn = input.goods_type === goodsTypes.medal || grantPicture(input.goods_type, input.grants) !== undefined;
  if (owned && !drawn) refuse('store.grant_unknown');
  const sent = input.goods_type === goodsTypes.real;
  if (sent && input.goods_express_type === expressTypes.none) refuseField('goods_express_type', 'wire.issue.choose');
  if (input.sale_end !== 0 && input.sale_end <= input.sale_time) refuseField('sale_end', 'store.issue.saleEnd');
  if (input.cids.some((fid) => countryOfFid(fid) === undefined)) refuseField('cids', 'store.issue.countries');
  return {
    ...{ sn: input.goods_sn.trim(), type: input.goods_type, name: input.goods_name.trim() },
    ...{ content: input.goods_content.trim(), remark: input.goods_remark.trim(), aid: input.aid },
    ...{ grants: owned ? input.grants : '', price: input.shop_price, on_sale: input.is_on_sale === 1 },
    ...{ sale_from: moment(input.sale_time), sale_until: moment(input.sale_end) },
    express: sent ? input.goods_express_type : expressTypes.none,
    per_member: owned ? 1 : input.per_member,
    ...{ country_fids: [...new Set(input.cids)], valid_days: input.valid_days },
  };
}

const shown = ({ name, price, on_sale, per_member }: GoodsRow) => ({
  ...{ name, price, onSale: on_sale, perMember: per_member },
});
