import type { DataOf, InputOf } from '../../../../contract/call.ts';
import type { Calls } from '../../../../contract/calls.ts';
import type { MemberCtx } from '../../../platform/context.ts';
import { refuse } from '../../../platform/refusal.ts';
import { memberRecord } from '../../members/index.ts';
import { recordAudit } from '../../moderation/index.ts';

type Call = Calls['operators.show-contact'];

/** A member's e-mail address or phone number in full, for a reason that stands in the trail. */
export async function showContact(ctx: MemberCtx, { uid, what, reason }: InputOf<Call>): Promise<DataOf<Call>> {
  const record = (await memberRecord(ctx.db, uid)) ?? refuse('operators.unknown_member');
  await recordAudit(ctx, { action: `operators.show-${what}`, uid, reason });
  return { value: record[what] ?? '' };
}
