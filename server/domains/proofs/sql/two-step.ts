import { sql } from 'kysely';
import type { Db } from '../../../platform/context.ts';

export interface TwoStepRow {
  secret: Buffer;
  confirmed_at: Date | null;
}

export const findTwoStep = (db: Db, uid: number): Promise<TwoStepRow | undefined> =>
  db.selectFrom('accounts.two_step').select(['secret', 'confirmed_at']).where('uid', '=', uid).executeTakeFirst();

/** Stores a secret that is not in force yet; false where one is. */
export async function beginSecret(db: Db, uid: number, secret: Buffer): Promise<boolean> {
  const { rows } = await sql<{ uid: number }>`
    insert into accounts.two_step (uid, secret) values (${uid}, ${secret})
    on conflict (uid) do update set secret = excluded.secret, last_step = 0
      where two_step.confirmed_at is null
    returning uid`.execute(db);
  return rows.length > 0;
}

/** Takes the code of a half minute; false where it, or a later one, was taken before. */
export async function takeStep(db: Db, uid: number, step: number): Promise<boolean> {
  const row = await db
    .updateTable('accounts.two_step')
    .set({ last_step: step })
    .where('uid', '=', uid)
    .where('last_step', '<', step)
    .returning('uid')
    .executeTakeFirst();
  return row !== undefined;
}

/** Puts a secret in force; false where one is already, or another was begun since. */
export async function confirmSecret(db: Db, uid: number, secret: Buffer, now: Date): Promise<boolean> {
  const row = await db
    .updateTable('accounts.two_step')
    .set({ confirmed_at: now })
    .where('uid', '=', uid)
    .where('secret', '=', secret)
    .where('confirmed_at', 'is', null)
    .returning('uid')
    .executeTakeFirst();
  return row !== undefined;
}

/** Locks a member's recovery codes against other changes; false where no secret is in force. */
export async function lockTwoStep(tx: Db, uid: number): Promise<boolean> {
  const row = await tx
    .selectFrom('accounts.two_step')
    .select('uid')
    .where('uid', '=', uid)
    .where('confirmed_at', 'is not', null)
    .forUpdate()
    .executeTakeFirst();
  return row !== undefined;
}

/** Forgets secret and recovery codes. */
export async function deleteTwoStep(db: Db, uid: number): Promise<void> {
  await db.deleteFrom('accounts.two_step').where('uid', '=', uid).execute();
  await db.deleteFrom('accounts.recovery_codes').where('uid', '=', uid).execute();
}

/** These recovery codes in the place of any before. */
export async function putRecoveryCodes(db: Db, uid: number, hashes: readonly Buffer[]): Promise<void> {
  await db.deleteFrom('accounts.recovery_codes').where('uid', '=', uid).execute();
  await db
    .insertInto('accounts.recovery_codes')
    .values(hashes.map((code_hash) => ({ uid, code_hash })))
    .execute();
}

/** Takes a recovery code away, by the hashes that it may have; false where there is none such. */
export async function takeRecoveryCode(db: Db, uid: number, hashes: readonly Buffer[]): Promise<boolean> {
  const row = await db
    .deleteFrom('accounts.recovery_codes')
    .where('uid', '=', uid)
    .where('code_hash', 'in', hashes)
    .returning('uid')
    .executeTakeFirst();
  return row !== undefined;
}

export async function countRecoveryCodes(db: Db, uid: number): Promise<number> {
  const row = await db
    .selectFrom('accounts.recovery_codes')
    .select((eb) => eb.fn.countAll<number>().as('left'))
    .where('uid', '=', uid)
    .executeTakeFirstOrThrow();
  return Number(row.left);
}
