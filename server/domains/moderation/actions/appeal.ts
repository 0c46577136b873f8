import type { DataOf, InputOf } from '../../../../contract/call.ts';
import type { Calls } from '../../../../contract/calls.ts';
import type { MemberCtx } from '../../../platform/context.ts';
import { refuse } from '../../../platform/refusal.ts';
import { appealScene, ownAppeal } from '../reads/own-appeal.ts';
import { mayAppeal } from '../rules/appeal.ts';
import { insertAppeal } from '../sql/appeals.ts';
import { lockMember } from '../sql/sanctions.ts';

type Call = Calls['moderation.appeal'];

/** Appeals against the sanction in force; the member is locked. Of two appeals sent at once the table takes one. */
export async function appeal(ctx: MemberCtx, { message }: InputOf<Call>): Promise<DataOf<Call>> {
  await lockMember(ctx.db, ctx.actor.uid);
  const { against } = await appealScene(ctx);
  const refusal = mayAppeal(against, ctx.now);
  if (refusal) refuse(refusal);
  const row = { uid: ctx.actor.uid, sanction_id: against.sanctionId!, message, created_at: ctx.now };
  if (!(await insertAppeal(ctx.db, row))) refuse('moderation.appeal_open');
  return ownAppeal(ctx);
}
