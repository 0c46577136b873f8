import { goodsTypes } from '../../../../contract/domains/store/limits.ts';
import { type EmoticonPack, emoticonPacks } from '../../../../contract/primitives/emoticons.ts';
import type { Db } from '../../../platform/context.ts';
import { grantsOnSale } from '../sql/goods.ts';
import { grantsOf } from '../sql/owned.ts';

interface Packs {
  /** Those that the member may use: a pack is everybody's until the store sells it. */
  usable: EmoticonPack[];
  bought: number;
}

/** The emoticon packs of a member. */
export async function packsOf(db: Db, uid: number): Promise<Packs> {
  const most = emoticonPacks.length;
  const bought = await grantsOf(db, uid, goodsTypes.emoticons, most);
  const sold = await grantsOnSale(db, goodsTypes.emoticons, most);
  const usable = emoticonPacks.map(({ pack }) => pack).filter((pack) => !sold.includes(pack) || bought.includes(pack));
  return { usable, bought: bought.length };
}
