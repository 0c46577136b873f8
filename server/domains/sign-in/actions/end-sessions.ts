import type { MemberCtx } from '../../../platform/context.ts';
import { refuse } from '../../../platform/refusal.ts';
import { endSessions } from '../sql/end-sessions.ts';
import { findOwnSession } from '../sql/session-list.ts';
import { deleteSession } from '../sql/sessions.ts';

/** Ends one session of the caller's, in every process. */
export async function endSession(ctx: MemberCtx, id: number): Promise<void> {
  const { uid } = ctx.actor;
  const tokenHash = (await findOwnSession(ctx.db, uid, id)) ?? refuse('accounts.unknown_session');
  await deleteSession(ctx, uid, tokenHash);
}

/** Ends all sessions of the caller's but this one; their number. */
export async function endOtherSessions(ctx: MemberCtx): Promise<number> {
  const { uid, session } = ctx.actor;
  return endSessions(ctx, uid, Buffer.from(session, 'hex'));
}
