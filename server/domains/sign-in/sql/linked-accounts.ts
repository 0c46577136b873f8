import { sql } from 'kysely';
import type { Provider } from '../../../../contract/domains/sign-in/third-party-limits.ts';
import type { Db, ReadDb } from '../../../platform/context.ts';

export interface LinkedRow {
  provider: Provider;
  name: string;
  linked_at: Date;
}

/** The member whom an account elsewhere belongs to. */
export async function findLinkedUid(db: Db, provider: Provider, subject: string): Promise<number | undefined> {
  const row = await db
    .selectFrom('accounts.linked_accounts')
    .select('uid')
    .where('provider', '=', provider)
    .where('subject', '=', subject)
    .executeTakeFirst();
  return row?.uid;
}

/** Lets one transaction at a time decide what becomes of an account elsewhere. */
export async function lockIdentity(tx: Db, provider: Provider, subject: string): Promise<void> {
  const key = `${provider}:${subject}`;
  await sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`.execute(tx);
}

/** Links an account elsewhere; false when it is linked already, or the member has one of that provider. */
export async function insertLinked(
  db: Db,
  row: { provider: Provider; subject: string; uid: number; name: string; linked_at: Date },
): Promise<boolean> {
  const made = await db
    .insertInto('accounts.linked_accounts')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .returning('uid')
    .executeTakeFirst();
  return made !== undefined;
}

export const findLinked = (db: ReadDb, uid: number): Promise<LinkedRow[]> =>
  db
    .selectFrom('accounts.linked_accounts')
    .select(['provider', 'name', 'linked_at'])
    .where('uid', '=', uid)
    .orderBy('provider')
    .execute() as Promise<LinkedRow[]>;

export async function deleteLinked(db: Db, uid: number, provider: Provider): Promise<boolean> {
  const row = await db
    .deleteFrom('accounts.linked_accounts')
    .where('uid', '=', uid)
    .where('provider', '=', provider)
    .returning('uid')
    .executeTakeFirst();
  return row !== undefined;
}

/** Takes what was handed over; false when it was taken before. */
export async function spendHandOver(db: Db, id: string, expiresAt: Date): Promise<boolean> {
  const row = await db
    .insertInto('accounts.spent_hand_overs')
    .values({ id, expires_at: expiresAt })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Takes what may be taken again for a while; says until when the first taking of it is stored. */
export async function spendAgain(db: Db, id: string, expiresAt: Date): Promise<Date> {
  const row = await db
    .insertInto('accounts.spent_hand_overs')
    .values({ id, expires_at: expiresAt })
    .onConflict((conflict) => conflict.column('id').doUpdateSet((eb) => ({ id: eb.ref('excluded.id') })))
    .returning('expires_at')
    .executeTakeFirstOrThrow();
  return row.expires_at;
}

export async function deleteSpentHandOvers(db: Db, now: Date): Promise<void> {
  await db.deleteFrom('accounts.spent_hand_overs').where('expires_at', '<=', now).execute();
}
