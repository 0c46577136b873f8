import { sql } from 'kysely';
import { moveActor } from '../../../platform/cache/actor-tag.ts';
import type { Ctx } from '../../../platform/context.ts';

type Changing = Pick<Ctx, 'db' | 'now' | 'stale'>;

/** Notes the owner's proof in a session; by a second step it is a session of two steps from now on. */
export async function noteProof(ctx: Changing, uid: number, tokenHash: Buffer, secondStep: boolean): Promise<void> {
  moveActor(ctx, uid);
  const set = { proven_at: ctx.now, ...(secondStep ? { second_step_at: ctx.now } : {}) };
  await ctx.db.updateTable('accounts.sessions').set(set).where('token_hash', '=', tokenHash).execute();
}

export async function forgetSecondSteps(ctx: Changing, uid: number): Promise<void> {
  moveActor(ctx, uid);
  await ctx.db.updateTable('accounts.sessions').set({ second_step_at: null }).where('uid', '=', uid).execute();
}

/** Ends a member's sessions no later than so many hours after each began. */
export async function shortenSessions(ctx: Pick<Ctx, 'db' | 'stale'>, uid: number, hours: number): Promise<void> {
  moveActor(ctx, uid);
  await ctx.db
    .updateTable('accounts.sessions')
    .set({ expires_at: sql<Date>`least(expires_at, created_at + make_interval(hours => ${hours}))` })
    .where('uid', '=', uid)
    .execute();
}
