import type { Picture } from '../../../contract/domains/media/shapes.ts';
import type { AdminGoods, AdminOrder, AdminShop } from '../../../contract/domains/store/admin-calls.ts';
import { grantPicture } from '../../../contract/domains/store/grants.ts';
import { goodsTypes } from '../../../contract/domains/store/limits.ts';
import type { CodeShape, Goods, OrderRowShape, Receiver, Shop } from '../../../contract/domains/store/shapes.ts';
import type { Language } from '../../../contract/primitives/countries.ts';
import { translate } from '../../platform/texts.ts';
import { secondsOrNone, unixSeconds } from '../../platform/unix-seconds.ts';
import { codeState, shownCode } from './rules/codes.ts';
import { wayIn } from './rules/express.ts';
import type { CodeRow } from './sql/codes.ts';
import type { GoodsRow } from './sql/goods.ts';
import type { OrderRow } from './sql/orders.ts';
import type { ReceiverFields, ReceiverRow } from './sql/receivers.ts';
import type { ShopRow } from './sql/shops.ts';

export type Pictures = ReadonlyMap<number, Picture>;

/** Wide enough for a card and for the page of one piece. */
const pictureWidth = 640;

/** Where the picture of goods lies: an uploaded one, or the drawing of what they grant. */
export function pictureOf(
  { aid, type, grants }: Pick<GoodsRow, 'aid' | 'type' | 'grants'>,
  pictures: Pictures,
): string {
  const picture = pictures.get(aid);
  if (!picture) return grantPicture(type, grants) ?? '';
  const width = picture.widths.find((each) => each >= pictureWidth) ?? picture.widths.at(-1) ?? pictureWidth;
  return `${picture.url}-${width}.webp`;
}

/** Goods as they can be had where shops offer pick-up, or where none does. */
export const presentGoods = (row: GoodsRow, pictures: Pictures, picksUp = true): Goods => ({
  goods_id: row.goods_id,
  goods_name: row.name,
  goods_sn: row.sn,
  goods_content: row.content,
  goods_remark: row.remark,
  goods_express_type: wayIn(row.express, picksUp),
  is_on_sale: row.on_sale ? 1 : 0,
  original_img: pictureOf(row, pictures),
  sale_time: secondsOrNone(row.sale_from),
  shop_price: row.price,
  store_count: row.stock,
  goods_type: row.type,
  emoji_type: row.type === goodsTypes.emoticons ? row.grants : '',
  sale_end: secondsOrNone(row.sale_until),
  per_member: row.per_member,
});

export const presentAdminGoods = (row: GoodsRow, pictures: Pictures): AdminGoods => ({
  ...presentGoods(row, pictures),
  cids: row.country_fids,
  aid: row.aid,
  grants: row.grants,
  valid_days: row.valid_days,
  version: row.version,
  sold: row.sold,
});

export const presentShop = ({ shop_id, country_fid, name, address, phone, hours }: ShopRow): Shop => ({
  ...{ shop_id, shop_name: name, address, phone, hours, cid: country_fid },
});

export const presentAdminShop = (row: ShopRow, staff: readonly { uid: number; name: string }[]): AdminShop => ({
  ...presentShop(row),
  ...{ open: row.open ? 1 : 0, version: row.version },
  ...{ staff: staff.map(({ uid }) => uid), staff_names: staff.map(({ name }) => name) },
});

export const presentReceiver = (row: ReceiverRow): Receiver => ({ receiver_id: row.receiver_id, ...receiverOf(row) });

/** The receiver's fields alone. */
export function receiverOf(row: ReceiverFields): ReceiverFields {
  const { firstname, lastname, phone, email, address, city, country, areacode } = row;
  return { firstname, lastname, phone, email, address, city, country, areacode };
}

/** An order's label in the reader's language (R-SHP-005). */
export const labelOf = (status: OrderRow['status'], locale: Language): string =>
  translate(locale, `store.label.${status}`);

export const presentOrder = (row: OrderRow, picture: string, locale: Language): OrderRowShape => ({
  order_id: row.order_id,
  goods_id: row.goods_id,
  goods_name: row.name,
  goods_type: row.type,
  original_img: picture,
  shop_price: row.price,
  status: row.status,
  label: labelOf(row.status, locale),
  dateline: unixSeconds(row.paid_at),
});

export const presentAdminOrder = (
  row: OrderRow,
  { picture, username, locale }: { picture: string; username: string; locale: Language },
): AdminOrder => ({
  ...presentOrder(row, picture, locale),
  uid: row.uid,
  username,
  cid: row.country_fid,
  express_type: row.express,
  version: row.version,
});

/** A code with its state now; the picture is drawn by whoever shows it. */
export function presentCode(row: CodeRow, now: Date, locale: Language): Omit<CodeShape, 'qr'> {
  const state = codeState(row, now);
  return {
    code: shownCode(row.code),
    state,
    label: translate(locale, `store.code.${state}`),
    expires: secondsOrNone(row.expires_at),
    used: secondsOrNone(row.used_at),
  };
}
