import type { DataOf, InputOf } from '../../../../../contract/call.ts';
import type { appealingCalls } from '../../../../../contract/domains/review/appealing/calls.ts';
import type { MemberCtx } from '../../../../platform/context.ts';
import { refuse } from '../../../../platform/refusal.ts';
import { findAppealOfAct, insertActAppeal, lockAct } from '../../../moderation/index.ts';
import { mayAppeal } from '../../rules/window.ts';
import { actView } from '../reads/appealed-act.ts';

type Call = (typeof appealingCalls)['review.appeal-act'];

/** Appeals against what a moderator did to one's own post; of two sent at once the table takes one. */
export async function appealAct(ctx: MemberCtx, { id, message }: InputOf<Call>): Promise<DataOf<Call>> {
  const { db, actor, now } = ctx;
  const act = await lockAct(db, id);
  if (act?.uid !== actor.uid) return refuse('threads.no_act');
  const before = await findAppealOfAct(db, id);
  const refusal = mayAppeal(act, before !== undefined, now);
  if (refusal) refuse(refusal);
  const row = { uid: actor.uid, act_id: id, country_fid: act.country_fid, message, created_at: now };
  if (!(await insertActAppeal(db, row))) refuse('threads.appealed_before');
  return actView(ctx, act);
}
