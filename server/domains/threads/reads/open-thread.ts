import type { Ctx } from '../../../platform/context.ts';
import { refuse } from '../../../platform/refusal.ts';
import { mayRead } from '../policy.ts';
import { findThread, findWholeThread, type ThreadData, type WholeThread } from '../sql/threads.ts';

/** A thread that this viewer may read, or the refusal. */
export async function openThread(ctx: Ctx, tid: number): Promise<ThreadData> {
  return opened(ctx, tid, await findThread(ctx.db, tid));
}

/** The same with its first post. */
export async function openWholeThread(ctx: Ctx, tid: number): Promise<WholeThread> {
  return opened(ctx, tid, await findWholeThread(ctx.db, tid, ctx.actor?.uid));
}

function opened<T extends ThreadData>(ctx: Ctx, tid: number, thread: T | undefined): T {
  ctx.touch(`t:${tid}`);
  const refusal = mayRead(ctx.actor, thread);
  if (refusal || !thread) refuse(refusal ?? 'threads.not_exist');
  return thread;
}
