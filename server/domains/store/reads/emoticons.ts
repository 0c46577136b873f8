import type { DataOf } from '../../../../contract/call.ts';
import type { storeCalls } from '../../../../contract/domains/store/calls.ts';
import type { MemberCtx } from '../../../platform/context.ts';
import { packsOf } from './packs-of.ts';

type Call = (typeof storeCalls)['store.emoticons'];

/** Emoticon packs that the caller may use. */
export async function emoticons({ actor, db }: MemberCtx): Promise<DataOf<Call>> {
  const { usable, bought } = await packsOf(db, actor.uid);
  return { is_new: bought > 0 ? 1 : 0, packs: usable };
}
