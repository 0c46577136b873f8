import type { DataOf, InputOf } from '../../../../../contract/call.ts';
import type { heldCalls } from '../../../../../contract/domains/threads/held/calls.ts';
import type { MemberCtx } from '../../../../platform/context.ts';
import type { JobCtx } from '../../../../platform/jobs/write-in-job.ts';
import { refuse } from '../../../../platform/refusal.ts';
import { detachPictures } from '../../../media/index.ts';
import { dropThread } from '../../actions/delete-thread.ts';
import { deleteHeld, type HeldReply, type HeldRow, lockHeld } from '../../sql/held.ts';
import { lockThread } from '../../sql/threads.ts';

type Call = (typeof heldCalls)['threads.withdraw-held'];

/** Deletes one's own post that nobody else has seen. */
export async function withdrawHeld(ctx: MemberCtx, { pid }: InputOf<Call>): Promise<DataOf<Call>> {
  const row = await lockHeld(ctx.db, pid);
  // Sent twice: it is gone.
  if (!row) return { pid };
  if (row.authorid !== ctx.actor.uid) return refuse('threads.not_yours');
  if (row.decision === 'approved') return refuse('threads.not_held');
  await dropHeld(ctx, row);
  return { pid };
}

/** Deletes what was held and never published, with its pictures. */
export async function dropHeld(ctx: JobCtx, row: HeldRow): Promise<void> {
  const { tid, reply, decision } = row;
  await deleteHeld(ctx.db, row);
  ctx.touch(`t:${tid}`);
  if (decision === 'approved') return;
  if (reply !== null) {
    const { attachments } = reply as unknown as HeldReply;
    await detachPictures(
      ctx,
      attachments.map(({ aid }) => aid),
    );
    return;
  }
  const thread = await lockThread(ctx.db, tid);
  if (thread && !thread.deleted_at && thread.status === 0) await dropThread(ctx, thread, 'deleted');
}
