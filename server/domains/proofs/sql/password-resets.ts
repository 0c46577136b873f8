import { sql } from 'kysely';
import type { Db } from '../../../platform/context.ts';

export type ResetWay = 'email' | 'phone';

export interface NewReset {
  uid: number;
  way: ResetWay;
  /** The address or number that the secret went to. */
  target: string;
  secret_hash: Buffer;
  expires_at: Date;
}

/** Stores a member's way back in; the one before of its kind is worth nothing any more. */
export async function putReset(db: Db, { uid, way, ...row }: NewReset): Promise<void> {
  const fields = { ...row, tries: 0 };
  await db
    .insertInto('accounts.password_resets')
    .values({ uid, way, ...fields })
    .onConflict((conflict) => conflict.columns(['uid', 'way']).doUpdateSet(fields))
    .execute();
}

/** Whose link this is, while it lives. */
export const findResetByLink = (
  db: Db,
  secretHash: Buffer,
  now: Date,
): Promise<{ uid: number; target: string } | undefined> =>
  db
    .selectFrom('accounts.password_resets')
    .select(['uid', 'target'])
    .where('secret_hash', '=', secretHash)
    .where('way', '=', 'email')
    .where('expires_at', '>', now)
    .executeTakeFirst();

/** Counts a try at the code that a phone was sent and gives its hash; undefined when none can be tried. */
export async function tryResetCode(
  db: Db,
  { uid, phone, mostTries, now }: { uid: number; phone: string; mostTries: number; now: Date },
): Promise<Buffer | undefined> {
  const row = await db
    .updateTable('accounts.password_resets')
    .set({ tries: sql`tries + 1` })
    .where('uid', '=', uid)
    .where('way', '=', 'phone')
    .where('target', '=', phone)
    .where('tries', '<', mostTries)
    .where('expires_at', '>', now)
    .returning('secret_hash')
    .executeTakeFirst();
  return row?.secret_hash;
}

/** Spends a way back in; false when it was spent already. */
export async function takeReset(db: Db, uid: number, secretHash: Buffer): Promise<boolean> {
  const row = await db
    .deleteFrom('accounts.password_resets')
    .where('uid', '=', uid)
    .where('secret_hash', '=', secretHash)
    .returning('uid')
    .executeTakeFirst();
  return row !== undefined;
}

/** Every way back in that a member was sent is worth nothing any more: links, and codes to reset the password or log in by. */
export async function dropWaysBackIn(db: Db, uid: number): Promise<void> {
  await db.deleteFrom('accounts.password_resets').where('uid', '=', uid).execute();
  await db.deleteFrom('accounts.login_codes').where('uid', '=', uid).execute();
}
