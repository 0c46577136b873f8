import type { DataOf, InputOf } from '../../../../../../contract/call.ts';
import type { Picture } from '../../../../../../contract/domains/media/shapes.ts';
import type { goodsCalls } from '../../../../../../contract/domains/threads/traits/goods/calls.ts';
import { goodsLimits } from '../../../../../../contract/domains/threads/traits/goods/limits.ts';
import type { MemberCtx } from '../../../../../platform/context.ts';
import { refuse } from '../../../../../platform/refusal.ts';
import { attachPictures, createPicture, detachPictures } from '../../../../media/index.ts';
import {
  excerpt,
  isFresh,
  nobody,
  type ProductReading,
  productAddress,
  type ReadProduct,
  readProduct,
  siteOf,
} from '../../../../posts/index.ts';
import { goodsTag, presentGoods } from '../present.ts';
import { type GoodsRow, goodsAt, lockGoods, storeGoods, storeGoodsAddress } from '../sql/goods.ts';

type Call = (typeof goodsCalls)['threads.get-goods-info'];

/** What is known of an address: as it was stored, or as it was read just now. */
type LookedUp = { known: GoodsRow } | { address: string; found: ReadProduct; isRead: boolean };

/** Prices change within a day. */
const freshDays = 1;

/** Looks at what is stored, and reads what isn't or is too old. */
export async function readGoods(reading: ProductReading, ctx: MemberCtx, { url }: InputOf<Call>): Promise<LookedUp> {
  const address = productAddress(url);
  if (address === undefined) return refuse('threads.goods_link_invalid');
  const known = await goodsAt(ctx.db, address);
  if (known && isFresh(known, ctx.now, freshDays)) return { known };
  const found = await readProduct(reading, ctx, address);
  return { address, found: found ?? unread(known?.address ?? address), isRead: found !== null };
}

const unread = (address: string): ReadProduct => ({
  ...{ address, title: '', site: siteOf(address), price: '', currency: '', picture: null },
});

/** The product for whoever writes about it; stored, so that the post's readers are shown the same. */
export async function lookUp(ctx: MemberCtx, looked: LookedUp): Promise<DataOf<Call>> {
  if ('known' in looked) return presentGoods(looked.known);
  const { address, found, isRead } = looked;
  const before = await lockGoods(ctx.db, found.address);
  const row = isRead || !before ? await rowOf(ctx, before, found) : { ...before, fetched_at: ctx.now };
  const goods_id = await storeGoods(ctx.db, row);
  if (address !== found.address) await storeGoodsAddress(ctx.db, address, goods_id);
  ctx.stale(goodsTag(goods_id));
  return presentGoods({ ...row, goods_id });
}

/** What was read; where that says less than what was known, the picture of before stays. */
async function rowOf(
  ctx: MemberCtx,
  before: GoodsRow | undefined,
  { title, picture, ...said }: ReadProduct,
): Promise<Omit<GoodsRow, 'goods_id'>> {
  const shown = excerpt(title, goodsLimits.titleMax - 1) || (before?.title ?? '');
  const row = { ...said, title: shown, fetched_at: ctx.now };
  if (!picture) return { ...row, picture: before?.picture ?? null };
  const { fileUrl: _file, ...made } = await createPicture(ctx, picture);
  await attachPictures(ctx, nobody, [made.aid]);
  await detachPictures(ctx, aidsOf([before?.picture ?? null]));
  return { ...row, picture: made };
}

/** The numbers of those that are there. */
export const aidsOf = (pictures: readonly (Picture | null)[]): number[] => pictures.flatMap((each) => each?.aid ?? []);
