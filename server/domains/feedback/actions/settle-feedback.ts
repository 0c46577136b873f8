import type { DataOf, InputOf } from '../../../../contract/call.ts';
import type { Calls } from '../../../../contract/calls.ts';
import type { MemberCtx } from '../../../platform/context.ts';
import { refuse } from '../../../platform/refusal.ts';
import { recordAudit } from '../../moderation/index.ts';
import { lockMessage, updateDone } from '../sql/messages.ts';

type Call = Calls['feedback.settle'];

/** Marks a message as done, or as open again; of two operators the last one's note stays. */
export async function settleFeedback(ctx: MemberCtx, { id, done, note }: InputOf<Call>): Promise<DataOf<Call>> {
  const row = (await lockMessage(ctx.db, id)) ?? refuse('feedback.unknown');
  const settled = done === 1 ? { done_at: ctx.now, done_by: ctx.actor.uid } : { done_at: null, done_by: null };
  await updateDone(ctx.db, id, { ...settled, note });
  await recordAudit(ctx, {
    action: 'feedback.settle',
    uid: row.uid ?? undefined,
    subject: `#${id}`,
    before: { done: row.done_at !== null },
    after: { done: done === 1 },
    reason: note,
  });
  return {};
}
