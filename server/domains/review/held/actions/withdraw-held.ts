import type { DataOf, InputOf } from '../../../../../contract/call.ts';
import type { heldCalls } from '../../../../../contract/domains/review/held/calls.ts';
import type { MemberCtx } from '../../../../platform/context.ts';
import type { JobCtx } from '../../../../platform/jobs/write-in-job.ts';
import { refuse } from '../../../../platform/refusal.ts';
import { detachPictures } from '../../../media/index.ts';
import { dropThread, type HeldRow, lockThread, replyIn } from '../../../threads/index.ts';
import { deleteVersions } from '../../sql/versions.ts';
import { deleteHeld, emptyHeld, lockHeld } from '../sql/held-rows.ts';

type Call = (typeof heldCalls)['review.withdraw-held'];

/** Deletes one's own post that nobody else has seen. */
export async function withdrawHeld(ctx: MemberCtx, { pid }: InputOf<Call>): Promise<DataOf<Call>> {
  const row = await lockHeld(ctx.db, pid);
  if (!row || row.decision === 'approved') return refuse('threads.not_held');
  if (row.authorid !== ctx.actor.uid) return refuse('threads.not_yours');
  // Sent twice: it is gone.
  if (row.decision === 'withdrawn') return { pid };
  await release(ctx, row);
  if (row.reply !== null) await emptyHeld(ctx.db, row, ctx.now);
  ctx.stale(`t:${row.tid}`);
  return { pid };
}

/** Forgets a held post; what was never published goes with its pictures. */
export async function dropHeld(ctx: JobCtx, row: HeldRow): Promise<void> {
  if (row.decision !== 'approved' && row.decision !== 'withdrawn') await release(ctx, row);
  await deleteHeld(ctx.db, row);
  ctx.stale(`t:${row.tid}`);
}

async function release(ctx: JobCtx, { tid, reply }: HeldRow): Promise<void> {
  if (reply !== null) {
    const { attachments } = replyIn({ reply })!;
    await detachPictures(
      ctx,
      attachments.map(({ aid }) => aid),
    );
    return;
  }
  const thread = await lockThread(ctx.db, tid);
  if (thread && !thread.deleted_at && thread.status === 0) await dropThread({ deleteVersions }, ctx, thread, 'deleted');
}
