import type { DataOf } from '../../../../contract/call.ts';
import type { storeCalls } from '../../../../contract/domains/store/calls.ts';
import { goodsTypes } from '../../../../contract/domains/store/limits.ts';
import { emoticonPacks } from '../../../../contract/primitives/emoticons.ts';
import type { MemberCtx } from '../../../platform/context.ts';
import { grantsOf } from '../sql/owned.ts';

type Call = (typeof storeCalls)['store.emoticons'];

/** Emoticon packs that the caller has bought. */
export async function emoticons({ actor, db }: MemberCtx): Promise<DataOf<Call>> {
  const packs = await grantsOf(db, actor.uid, goodsTypes.emoticons, emoticonPacks.length);
  return { is_new: packs.length > 0 ? 1 : 0, packs };
}
