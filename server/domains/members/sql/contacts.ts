import type { Selectable } from 'kysely';
import { moveActor } from '../../../platform/cache/actor-tag.ts';
import type { Ctx, Db } from '../../../platform/context.ts';
import type { DB } from '../../../platform/db/types.ts';

const columns = [
  'uid',
  'username',
  'country_fid',
  'email',
  'email_verified_at',
  'email_resets_at',
  'phone',
  'phone_verified_at',
  'of_age_at',
  'consent_at',
] as const;
export type ProofRow = Pick<Selectable<DB['accounts.members']>, (typeof columns)[number]>;

/** By what a member can be reached, and what of it is proven. */
export const findProofs = (db: Db, uid: number): Promise<ProofRow | undefined> =>
  db.selectFrom('accounts.members').select(columns).where('uid', '=', uid).executeTakeFirst();

/** The same, and nobody else changes it before the transaction ends. */
export const lockProofs = (db: Db, uid: number): Promise<ProofRow | undefined> =>
  db.selectFrom('accounts.members').select(columns).where('uid', '=', uid).forUpdate().executeTakeFirst();

type Proofs = Partial<
  Pick<
    ProofRow,
    'email' | 'email_verified_at' | 'email_resets_at' | 'phone_verified_at' | 'of_age_at' | 'consent_at'
  > & {
    password_hash: string;
  }
>;

export async function setProofs(ctx: Pick<Ctx, 'db' | 'stale'>, uid: number, values: Proofs): Promise<void> {
  moveActor(ctx, uid);
  await ctx.db.updateTable('accounts.members').set(values).where('uid', '=', uid).execute();
}

/** Gives an address up, if it is that member's. */
export async function releaseEmail(db: Db, email: string, uid: number): Promise<void> {
  await db.deleteFrom('accounts.emails').where('email', '=', email).where('uid', '=', uid).execute();
}
