import type { Db, ReadDb } from '../../../platform/context.ts';

export async function writeEmail(db: Db, row: { tid: number; uid: number; email: Buffer }): Promise<void> {
  await db
    .insertInto('bugs.emails')
    .values(row)
    .onConflict((oc) => oc.column('tid').doUpdateSet((eb) => ({ email: eb.ref('excluded.email') })))
    .execute();
}

export async function sealedEmail(db: Db, tid: number): Promise<Buffer | undefined> {
  const row = await db.selectFrom('bugs.emails').select('email').where('tid', '=', tid).executeTakeFirst();
  return row?.email;
}

export async function dropEmails(db: Db, tids: readonly number[]): Promise<void> {
  if (tids.length > 0) await db.deleteFrom('bugs.emails').where('tid', 'in', tids).execute();
}

export interface OwnEmail {
  tid: number;
  email: Buffer;
}

/** The addresses of a member's reports after one of them. */
export const emailsOf = (db: ReadDb, uid: number, after: number, most: number): Promise<OwnEmail[]> =>
  db
    .selectFrom('bugs.emails')
    .select(['tid', 'email'])
    .where('uid', '=', uid)
    .where('tid', '>', after)
    .orderBy('tid')
    .limit(most)
    .execute();

export async function dropEmailsOf(db: Db, uid: number): Promise<void> {
  await db.deleteFrom('bugs.emails').where('uid', '=', uid).execute();
}
