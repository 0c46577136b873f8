import type { Insertable, Selectable } from 'kysely';
import type { Db } from '../../../platform/context.ts';
import type { DB } from '../../../platform/db/types.ts';

export type ProfileRow = Omit<Selectable<DB['profiles.profiles']>, 'uid'>;
type Change = Partial<Omit<Insertable<DB['profiles.profiles']>, 'uid' | 'updated_at'>>;

export const findProfile = (db: Db, uid: number): Promise<ProfileRow | undefined> =>
  db
    .selectFrom('profiles.profiles')
    .select(['gender', 'birthday', 'occupation', 'realname', 'cover_aid', 'privacy', 'updated_at'])
    .where('uid', '=', uid)
    .executeTakeFirst();

/** The same, and nobody else changes it until the transaction ends; a row is made where there was none. */
export async function lockProfile(db: Db, uid: number, now: Date): Promise<ProfileRow> {
  await db
    .insertInto('profiles.profiles')
    .values({ uid, updated_at: now })
    .onConflict((conflict) => conflict.column('uid').doNothing())
    .execute();
  return db
    .selectFrom('profiles.profiles')
    .select(['gender', 'birthday', 'occupation', 'realname', 'cover_aid', 'privacy', 'updated_at'])
    .where('uid', '=', uid)
    .forUpdate()
    .executeTakeFirstOrThrow();
}

export async function saveProfile(db: Db, uid: number, change: Change, now: Date): Promise<void> {
  const row = { ...change, updated_at: now };
  await db
    .insertInto('profiles.profiles')
    .values({ uid, ...row })
    .onConflict((conflict) => conflict.column('uid').doUpdateSet(row))
    .execute();
}
