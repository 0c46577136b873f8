import { sql } from 'kysely';
import type { Db } from '../../../platform/context.ts';

/** Notes the owner's proof in a session; by a second step it is a session of two steps from now on. */
export async function noteProof(db: Db, tokenHash: Buffer, secondStep: boolean, now: Date): Promise<void> {
  const set = { proven_at: now, ...(secondStep ? { second_step_at: now } : {}) };
  await db.updateTable('accounts.sessions').set(set).where('token_hash', '=', tokenHash).execute();
}

export async function forgetSecondSteps(db: Db, uid: number): Promise<void> {
  await db.updateTable('accounts.sessions').set({ second_step_at: null }).where('uid', '=', uid).execute();
}

/** Ends a member's sessions no later than so many hours after each began. */
export async function shortenSessions(db: Db, uid: number, hours: number): Promise<void> {
  await db
    .updateTable('accounts.sessions')
    .set({ expires_at: sql<Date>`least(expires_at, created_at + make_interval(hours => ${hours}))` })
    .where('uid', '=', uid)
    .execute();
}
