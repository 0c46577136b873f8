import type { MemberCtx } from '../../../../../platform/context.ts';
import { refuse } from '../../../../../platform/refusal.ts';
import { refuseBlocked } from '../../../../posts/index.ts';
import { findThread, type ThreadData } from '../../../core/sql/threads.ts';
import { forReaderIfThere } from '../../../traits/for-reader.ts';
import { mayForward } from '../policy.ts';
import { sourceOf } from '../sql/forwards.ts';

/** The thread that is forwarded when a member forwards this one: where it is a forward itself, the first one. */
export async function findSource(ctx: MemberCtx, tid: number): Promise<ThreadData> {
  const asked = await forwardable(ctx, tid);
  const first = await sourceOf(ctx.db, tid);
  return first === undefined ? asked : forwardable(ctx, first);
}

/** Refuses a thread that the member may not read, and one of somebody who has blocked them or whom they have. */
async function forwardable(ctx: MemberCtx, tid: number): Promise<ThreadData> {
  const thread = await forReaderIfThere(ctx, await findThread(ctx.db, tid));
  const refusal = mayForward(ctx.actor, thread);
  if (refusal || !thread) return refuse(refusal ?? 'threads.not_exist');
  await refuseBlocked(ctx, [thread.authorid]);
  return thread;
}
