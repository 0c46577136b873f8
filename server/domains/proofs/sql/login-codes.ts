import { sql } from 'kysely';
import type { Db } from '../../../platform/context.ts';

/** An e-mail address as it is stored here: as its hash. */
type Target = Buffer;

/**
 * Makes room for a new code of an address, and gives when the last one was asked for where that is too short a time ago.
 * The code before is worth nothing any more. Two at once wait for each other.
 */
export async function askForLoginCode(
  db: Db,
  target: Target,
  { now, expiresAt, notSince }: { now: Date; expiresAt: Date; notSince: Date },
): Promise<Date | undefined> {
  // Sets what is there already, for the lock alone.
  const row = await db
    .insertInto('accounts.login_codes')
    .values({ target, uid: null, code_hash: null, sent_at: new Date(0), expires_at: expiresAt })
    .onConflict((conflict) => conflict.column('target').doUpdateSet({ target }))
    .returning('sent_at')
    .executeTakeFirstOrThrow();
  if (row.sent_at > notSince) return row.sent_at;
  await db
    .updateTable('accounts.login_codes')
    .set({ uid: null, code_hash: null, tries: 0, sent_at: now, expires_at: expiresAt })
    .where('target', '=', target)
    .execute();
  return undefined;
}

/** Stores the code of an address that an account has; false where none is wanted any more, or it has one already. */
export async function putLoginCode(
  db: Db,
  target: Target,
  { uid, codeHash, now }: { uid: number; codeHash: Buffer; now: Date },
): Promise<boolean> {
  const row = await db
    .updateTable('accounts.login_codes')
    .set({ uid, code_hash: codeHash })
    .where('target', '=', target)
    .where('code_hash', 'is', null)
    .where('expires_at', '>', now)
    .returning('target')
    .executeTakeFirst();
  return row !== undefined;
}

/** Counts a try at the code of an address; undefined when none can be tried, a hash of null where no account has the address. */
export const tryLoginCode = (
  db: Db,
  target: Target,
  { mostTries, now }: { mostTries: number; now: Date },
): Promise<{ uid: number | null; code_hash: Buffer | null } | undefined> =>
  db
    .updateTable('accounts.login_codes')
    .set({ tries: sql`tries + 1` })
    .where('target', '=', target)
    .where('tries', '<', mostTries)
    .where('expires_at', '>', now)
    .returning(['uid', 'code_hash'])
    .executeTakeFirst();

/** Spends a code; false when somebody was faster or a new one took its place. */
export async function takeLoginCode(db: Db, target: Target, codeHash: Buffer): Promise<boolean> {
  const row = await db
    .deleteFrom('accounts.login_codes')
    .where('target', '=', target)
    .where('code_hash', '=', codeHash)
    .returning('target')
    .executeTakeFirst();
  return row !== undefined;
}
