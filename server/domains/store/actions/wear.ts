import type { DataOf, InputOf } from '../../../../contract/call.ts';
import type { storeCalls } from '../../../../contract/domains/store/calls.ts';
import { grantPicture } from '../../../../contract/domains/store/grants.ts';
import { goodsTypes } from '../../../../contract/domains/store/limits.ts';
import type { MemberCtx } from '../../../platform/context.ts';
import { refuse } from '../../../platform/refusal.ts';
import { amendMember } from '../../members/index.ts';
import { findOwned } from '../sql/owned.ts';

type Call = (typeof storeCalls)['store.wear'];

/** Puts a bought decoration around the caller's picture, or takes it off. */
export async function wear(ctx: MemberCtx, { goods_id, on }: InputOf<Call>): Promise<DataOf<Call>> {
  const { actor, db } = ctx;
  const owned = await findOwned(db, actor.uid, goods_id);
  if (owned?.type !== goodsTypes.decoration) return refuse('store.not_owned');
  const url = grantPicture(owned.type, owned.grants) ?? refuse('store.not_owned');
  await amendMember(ctx, actor.uid, {
    decoration: on === 1 ? { goodsId: goods_id, url, position: 'over' } : null,
  });
  return { goods_id: on === 1 ? goods_id : 0 };
}
