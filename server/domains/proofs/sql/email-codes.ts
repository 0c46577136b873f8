import type { Selectable } from 'kysely';
import { sql } from 'kysely';
import type { Db } from '../../../platform/context.ts';
import type { DB } from '../../../platform/db/types.ts';

export type EmailCodeRow = Selectable<DB['accounts.email_codes']>;

/** Stores a member's new code; the one before is worth nothing any more. */
export async function putEmailCode(db: Db, { uid, ...row }: Omit<EmailCodeRow, 'tries'>): Promise<void> {
  const fields = { ...row, tries: 0 };
  await db
    .insertInto('accounts.email_codes')
    .values({ uid, ...fields })
    .onConflict((conflict) => conflict.column('uid').doUpdateSet(fields))
    .execute();
}

export const findEmailCode = (db: Db, uid: number): Promise<EmailCodeRow | undefined> =>
  db.selectFrom('accounts.email_codes').selectAll().where('uid', '=', uid).executeTakeFirst();

/** Counts a try at a member's code for an address and gives its hash; undefined when none can be tried. */
export async function tryEmailCode(
  db: Db,
  { uid, email, mostTries, now }: { uid: number; email: string; mostTries: number; now: Date },
): Promise<Buffer | undefined> {
  const row = await db
    .updateTable('accounts.email_codes')
    .set({ tries: sql`tries + 1` })
    .where('uid', '=', uid)
    .where('email', '=', email)
    .where('tries', '<', mostTries)
    .where('expires_at', '>', now)
    .returning('code_hash')
    .executeTakeFirst();
  return row?.code_hash;
}

/** Spends a code; false when somebody was faster or a new one took its place. */
export async function takeEmailCode(db: Db, uid: number, codeHash: Buffer): Promise<boolean> {
  const row = await db
    .deleteFrom('accounts.email_codes')
    .where('uid', '=', uid)
    .where('code_hash', '=', codeHash)
    .returning('uid')
    .executeTakeFirst();
  return row !== undefined;
}
