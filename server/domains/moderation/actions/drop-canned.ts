import type { DataOf, InputOf } from '../../../../contract/call.ts';
import type { Calls } from '../../../../contract/calls.ts';
import type { MemberCtx } from '../../../platform/context.ts';
import { cannedReason, deleteCanned } from '../sql/canned.ts';
import { recordAudit } from './record-audit.ts';

type Call = Calls['moderation.drop-canned'];

/** Deletes a reason that moderators chose from. */
export async function dropCanned(ctx: MemberCtx, { id }: InputOf<Call>): Promise<DataOf<Call>> {
  const before = await cannedReason(ctx.db, id);
  // Sent twice: it is gone.
  if (!before) return { id };
  await deleteCanned(ctx.db, id);
  await recordAudit(ctx, {
    ...{ action: 'moderation.drop-canned', subject: `#${id}`, before: { words: before.en } },
  });
  return { id };
}
