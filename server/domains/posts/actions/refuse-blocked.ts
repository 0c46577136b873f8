import type { MemberCtx } from '../../../platform/context.ts';
import { refuse } from '../../../platform/refusal.ts';
import { blockedAmong } from '../../follows/index.ts';

/** Refuses what would reach a member whom the caller has blocked, or who has blocked the caller. */
export async function refuseBlocked(ctx: MemberCtx, authors: readonly number[]): Promise<void> {
  const others = authors.filter((uid) => uid !== ctx.actor.uid);
  if (others.length === 0) return;
  if ((await blockedAmong(ctx.db, ctx.actor.uid, others)).length > 0) refuse('threads.kept_apart');
}
