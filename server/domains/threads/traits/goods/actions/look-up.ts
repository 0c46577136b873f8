import type { DataOf, InputOf } from '../../../../../../contract/call.ts';
import type { Picture } from '../../../../../../contract/domains/media/shapes.ts';
import type { goodsCalls } from '../../../../../../contract/domains/threads/traits/goods/calls.ts';
import type { MemberCtx } from '../../../../../platform/context.ts';
import type { GuardedReads } from '../../../../../platform/outgoing/guarded-get.ts';
import { Refusal, refuse } from '../../../../../platform/refusal.ts';
import type { Storage } from '../../../../../platform/storage/port.ts';
import {
  attachPictures,
  createPicture,
  detachPictures,
  type StoredPicture,
  storePicture,
} from '../../../../media/index.ts';
import { goodsTag, presentGoods } from '../present.ts';
import { goodsAddress } from '../rules/goods-address.ts';
import { goodsOf, type PageOfGoods, siteOf } from '../rules/goods-page.ts';
import { type GoodsRow, goodsAt, lockGoods, storeGoods, storeGoodsAddress } from '../sql/goods.ts';

type Call = (typeof goodsCalls)['threads.get-goods-info'];

/** How pages of products and their pictures are read, and where the pictures go. */
export interface GoodsReading extends Pick<GuardedReads, 'readPageAt' | 'readPicture'> {
  storage: Storage;
}

const hourMs = 3_600_000;
/** How long what was read counts: prices change, and what failed is tried again soon. */
const freshMs = ({ title }: GoodsRow): number => (title === '' ? hourMs : 24 * hourMs);

/** A product's picture is nobody's own. */
const nobody = 0;

/** What is known of an address: as it was stored, or as it was read just now. */
type LookedUp =
  | { known: GoodsRow }
  | { address: string; found: PageOfGoods; isRead: boolean; picture: StoredPicture | null };

/** Reads the page of a product with its picture, before the transaction: it may take seconds. */
export async function readGoods(reading: GoodsReading, ctx: MemberCtx, { url }: InputOf<Call>): Promise<LookedUp> {
  const address = goodsAddress(url);
  if (address === undefined) return refuse('threads.goods_link_invalid');
  const known = await goodsAt(ctx.db, address);
  if (known && ctx.now.getTime() - known.fetched_at.getTime() < freshMs(known)) return { known };
  const page = await reading.readPageAt(address);
  const readAt = (page && goodsAddress(page.address)) ?? address;
  const found = page ? goodsOf(page.body, readAt) : unread(known?.address ?? address);
  return { address, found, isRead: page !== null, picture: await pictureOf(reading, ctx, found.picture) };
}

const unread = (address: string): PageOfGoods => ({
  ...{ address, title: '', site: siteOf(address), price: '', currency: '', picture: '' },
});

/** The picture made anew and stored; null where there is none, or none that is a picture. */
async function pictureOf(
  { readPicture, storage }: GoodsReading,
  ctx: MemberCtx,
  address: string,
): Promise<StoredPicture | null> {
  const bytes = address === '' ? null : await readPicture(address);
  if (!bytes) return null;
  try {
    return await storePicture(storage, ctx, nobody, bytes);
  } catch (error) {
    // The product is shown without it.
    if (error instanceof Refusal) return null;
    throw error;
  }
}

/** The product for whoever writes about it; stored, so that the post's readers are shown the same. */
export async function lookUp(ctx: MemberCtx, looked: LookedUp): Promise<DataOf<Call>> {
  if ('known' in looked) return presentGoods(looked.known);
  const { address, found, isRead } = looked;
  const before = await lockGoods(ctx.db, found.address);
  const row = isRead || !before ? await rowOf(ctx, before, looked) : { ...before, fetched_at: ctx.now };
  const goods_id = await storeGoods(ctx.db, row);
  if (address !== found.address) await storeGoodsAddress(ctx.db, address, goods_id);
  ctx.stale(goodsTag(goods_id));
  return presentGoods({ ...row, goods_id });
}

/** What was read; where that says less than what was known, the picture of before stays. */
async function rowOf(
  ctx: MemberCtx,
  before: GoodsRow | undefined,
  { found, picture }: Extract<LookedUp, { found: PageOfGoods }>,
): Promise<Omit<GoodsRow, 'goods_id'>> {
  const { address, title, site, price, currency } = found;
  const row = { address, title: title || (before?.title ?? ''), site, price, currency, fetched_at: ctx.now };
  if (!picture) return { ...row, picture: before?.picture ?? null };
  const { fileUrl: _file, ...made } = await createPicture(ctx, picture);
  await attachPictures(ctx, nobody, [made.aid]);
  await detachPictures(ctx, aidsOf([before?.picture ?? null]));
  return { ...row, picture: made };
}

/** The numbers of those that are there. */
export const aidsOf = (pictures: readonly (Picture | null)[]): number[] => pictures.flatMap((each) => each?.aid ?? []);
