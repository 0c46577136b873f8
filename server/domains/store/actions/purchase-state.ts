import { expressTypes, goodsTypes } from '../../../../contract/domains/store/limits.ts';
import type { Db, MemberCtx } from '../../../platform/context.ts';
import type { SettingsReader } from '../../../platform/settings.ts';
import { balancesOf } from '../../economy/index.ts';
import { findMedalByKey, medalsOf } from '../../profiles/index.ts';
import { whyNotBuy } from '../policy.ts';
import { storeCountries } from '../settings.ts';
import type { GoodsRow } from '../sql/goods.ts';
import { countBought } from '../sql/orders.ts';
import { findOwned } from '../sql/owned.ts';
import type { ShopRow } from '../sql/shops.ts';

export interface PurchaseState {
  xcoin: number;
  why: ReturnType<typeof whyNotBuy>;
}

/** What stands between a member and a piece of goods at this moment; of what is only picked up, where shops offer that. */
export async function purchaseState(
  ctx: MemberCtx,
  settings: SettingsReader,
  goods: GoodsRow,
  shops: readonly ShopRow[],
): Promise<PurchaseState> {
  const { actor, db, now } = ctx;
  const { xcoin } = (await balancesOf(ctx, [actor.uid]))(actor.uid);
  const bought = await countBought(db, actor.uid, goods.goods_id);
  const owns = await ownsAlready(db, actor.uid, goods);
  const onSale = { ...goods, on_sale: goods.on_sale && !(await isClosedMedal(db, goods)) };
  const reaches = goods.express !== expressTypes.pickup || shops.length > 0;
  const buyer = { countryFid: actor.countryFid, xcoin, bought, owns, reaches };
  return { xcoin, why: whyNotBuy(onSale, buyer, { now, open: await settings.get(storeCountries) }) };
}

/** A medal that operators closed is sold no longer. */
async function isClosedMedal(db: Db, { type, grants }: GoodsRow): Promise<boolean> {
  return type === goodsTypes.medal && (await findMedalByKey(db, grants))?.closed_at !== null;
}

/** Bought before, or a medal that was earned. */
async function ownsAlready(db: Db, uid: number, { goods_id, type, grants }: GoodsRow): Promise<boolean> {
  if (await findOwned(db, uid, goods_id)) return true;
  return type === goodsTypes.medal && (await medalsOf(db, uid)).some(({ medal }) => medal === grants);
}
