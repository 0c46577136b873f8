import type { Ctx } from '../../../platform/context.ts';
import { refuse } from '../../../platform/refusal.ts';
import type { People } from '../../follows/index.ts';
import { mayMeet, mayRead } from '../policy.ts';
import { findThread, findWholeThread, type ThreadData, type WholeThread } from '../sql/threads.ts';
import { hiddenHere } from './viewing.ts';

/** A thread that this viewer may read, or the refusal. */
export async function openThread(ctx: Ctx, people: People, tid: number): Promise<ThreadData> {
  return opened(ctx, people, tid, findThread(ctx.db, tid));
}

/** The same with its first post. */
export async function openWholeThread(ctx: Ctx, people: People, tid: number): Promise<WholeThread> {
  return opened(ctx, people, tid, findWholeThread(ctx.db, tid, ctx.actor?.uid));
}

async function opened<T extends ThreadData>(
  ctx: Ctx,
  people: People,
  tid: number,
  found: Promise<T | undefined>,
): Promise<T> {
  ctx.touch(`t:${tid}`);
  const [thread, hidden] = await Promise.all([found, hiddenHere(ctx, people)]);
  const refusal = mayRead(ctx.actor, thread) ?? (thread && mayMeet(hidden.get(thread.authorid)));
  if (refusal || !thread) refuse(refusal ?? 'threads.not_exist');
  return thread;
}
