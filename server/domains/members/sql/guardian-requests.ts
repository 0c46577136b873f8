import type { Selectable } from 'kysely';
import type { Db } from '../../../platform/context.ts';
import type { DB } from '../../../platform/db/types.ts';

export type GuardianRequestRow = Selectable<DB['accounts.guardian_letters']>;

/** Stores whom a member asked for consent; the link of the e-mail before works no more. */
export async function saveGuardianRequest(db: Db, { uid, ...fields }: GuardianRequestRow): Promise<void> {
  await db
    .insertInto('accounts.guardian_letters')
    .values({ uid, ...fields })
    .onConflict((conflict) => conflict.column('uid').doUpdateSet(fields))
    .execute();
}

export const findGuardianRequest = (db: Db, uid: number, now: Date): Promise<GuardianRequestRow | undefined> =>
  db
    .selectFrom('accounts.guardian_letters')
    .selectAll()
    .where('uid', '=', uid)
    .where('expires_at', '>', now)
    .executeTakeFirst();

export const findByGuardianLink = (db: Db, tokenHash: Buffer, now: Date): Promise<GuardianRequestRow | undefined> =>
  db
    .selectFrom('accounts.guardian_letters')
    .selectAll()
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '>', now)
    .executeTakeFirst();

/** Spends the link; false when it was spent already. */
export async function deleteGuardianRequest(db: Db, tokenHash: Buffer): Promise<boolean> {
  const row = await db
    .deleteFrom('accounts.guardian_letters')
    .where('token_hash', '=', tokenHash)
    .returning('uid')
    .executeTakeFirst();
  return row !== undefined;
}
