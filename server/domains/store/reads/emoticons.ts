import type { DataOf } from '../../../../contract/call.ts';
import type { storeCalls } from '../../../../contract/domains/store/calls.ts';
import { goodsTypes } from '../../../../contract/domains/store/limits.ts';
import { emoticonPacks } from '../../../../contract/primitives/emoticons.ts';
import type { MemberCtx } from '../../../platform/context.ts';
import { grantsOnSale } from '../sql/goods.ts';
import { grantsOf } from '../sql/owned.ts';

type Call = (typeof storeCalls)['store.emoticons'];

/** Emoticon packs that the caller may use: a pack is everybody's until the store sells it. */
export async function emoticons({ actor, db }: MemberCtx): Promise<DataOf<Call>> {
  const most = emoticonPacks.length;
  const bought = await grantsOf(db, actor.uid, goodsTypes.emoticons, most);
  const sold = await grantsOnSale(db, goodsTypes.emoticons, most);
  const packs = emoticonPacks.map(({ pack }) => pack).filter((pack) => !sold.includes(pack) || bought.includes(pack));
  return { is_new: bought.length > 0 ? 1 : 0, packs };
}
