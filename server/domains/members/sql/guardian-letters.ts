import type { Selectable } from 'kysely';
import type { Db } from '../../../platform/context.ts';
import type { DB } from '../../../platform/db/types.ts';

export type GuardianLetterRow = Selectable<DB['accounts.guardian_letters']>;

/** Keeps whom a member asked for consent; the link of the letter before works no more. */
export async function putGuardianLetter(db: Db, { uid, ...fields }: GuardianLetterRow): Promise<void> {
  await db
    .insertInto('accounts.guardian_letters')
    .values({ uid, ...fields })
    .onConflict((conflict) => conflict.column('uid').doUpdateSet(fields))
    .execute();
}

export const findGuardianLetter = (db: Db, uid: number, now: Date): Promise<GuardianLetterRow | undefined> =>
  db
    .selectFrom('accounts.guardian_letters')
    .selectAll()
    .where('uid', '=', uid)
    .where('expires_at', '>', now)
    .executeTakeFirst();

export const findByGuardianLink = (db: Db, tokenHash: Buffer, now: Date): Promise<GuardianLetterRow | undefined> =>
  db
    .selectFrom('accounts.guardian_letters')
    .selectAll()
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '>', now)
    .executeTakeFirst();

/** Spends the link; false when it was spent already. */
export async function takeGuardianLetter(db: Db, tokenHash: Buffer): Promise<boolean> {
  const row = await db
    .deleteFrom('accounts.guardian_letters')
    .where('token_hash', '=', tokenHash)
    .returning('uid')
    .executeTakeFirst();
  return row !== undefined;
}
