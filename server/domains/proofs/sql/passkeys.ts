import type { Insertable, Selectable } from 'kysely';
import type { Db } from '../../../platform/context.ts';
import type { DB } from '../../../platform/db/types.ts';

export type PasskeyRow = Selectable<DB['accounts.passkeys']>;
export type ChallengePurpose = 'add' | 'proof' | 'login';

export const listPasskeys = (db: Db, uid: number, most: number): Promise<PasskeyRow[]> =>
  db
    .selectFrom('accounts.passkeys')
    .selectAll()
    .where('uid', '=', uid)
    .orderBy('created_at')
    .orderBy('credential_id')
    .limit(most)
    .execute();

export async function countPasskeys(db: Db, uid: number): Promise<number> {
  const row = await db
    .selectFrom('accounts.passkeys')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('uid', '=', uid)
    .executeTakeFirstOrThrow();
  return Number(row.count);
}

export const findPasskey = (db: Db, credentialId: string): Promise<PasskeyRow | undefined> =>
  db.selectFrom('accounts.passkeys').selectAll().where('credential_id', '=', credentialId).executeTakeFirst();

/** False where the passkey is known already, to this member or another. */
export async function insertPasskey(db: Db, row: Insertable<DB['accounts.passkeys']>): Promise<boolean> {
  const inserted = await db
    .insertInto('accounts.passkeys')
    .values(row)
    .onConflict((conflict) => conflict.column('credential_id').doNothing())
    .returning('credential_id')
    .executeTakeFirst();
  return inserted !== undefined;
}

/** Locks a member's own passkey and gives its name. */
export async function lockPasskeyName(db: Db, uid: number, credentialId: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('accounts.passkeys')
    .select('name')
    .where('credential_id', '=', credentialId)
    .where('uid', '=', uid)
    .forUpdate()
    .executeTakeFirst();
  return row?.name;
}

export async function renamePasskey(db: Db, credentialId: string, name: string): Promise<void> {
  await db.updateTable('accounts.passkeys').set({ name }).where('credential_id', '=', credentialId).execute();
}

/** Forgets a member's own passkey; false where there is none such. */
export async function deletePasskey(db: Db, uid: number, credentialId: string): Promise<boolean> {
  const row = await db
    .deleteFrom('accounts.passkeys')
    .where('credential_id', '=', credentialId)
    .where('uid', '=', uid)
    .returning('credential_id')
    .executeTakeFirst();
  return row !== undefined;
}

export async function deletePasskeysOf(db: Db, uid: number): Promise<void> {
  await db.deleteFrom('accounts.passkeys').where('uid', '=', uid).execute();
}

/** Notes a use; false where another use with this counter or a later one came first. */
export async function notePasskeyUse(
  db: Db,
  credentialId: string,
  counters: { before: number; after: number },
  now: Date,
): Promise<boolean> {
  const row = await db
    .updateTable('accounts.passkeys')
    .set({ counter: counters.after, last_used_at: now })
    .where('credential_id', '=', credentialId)
    .where('counter', '=', counters.before)
    .returning('credential_id')
    .executeTakeFirst();
  return row !== undefined;
}

export async function putChallenge(
  db: Db,
  challenge: { challenge: string; purpose: ChallengePurpose; uid: number | null; expires_at: Date },
): Promise<void> {
  await db.insertInto('accounts.challenges').values(challenge).execute();
}

/** Takes a challenge away for its one answer: whether it was put for this, to this member, and still lived. */
export async function takeChallenge(
  db: Db,
  challenge: string,
  { purpose, uid }: { purpose: ChallengePurpose; uid: number | null },
  now: Date,
): Promise<boolean> {
  const row = await db
    .deleteFrom('accounts.challenges')
    .where('challenge', '=', challenge)
    .returning(['purpose', 'uid', 'expires_at'])
    .executeTakeFirst();
  return row !== undefined && row.purpose === purpose && row.uid === uid && row.expires_at > now;
}
