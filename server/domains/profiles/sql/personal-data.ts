import type { Db, ReadDb } from '../../../platform/context.ts';

export const profileRows = (db: ReadDb, uid: number): Promise<object[]> =>
  db
    .selectFrom('profiles.profiles')
    .select(['uid', 'gender', 'birthday', 'occupation', 'realname', 'cover_aid', 'privacy', 'updated_at'])
    .where('uid', '=', uid)
    .execute();

export const medalRows = (db: ReadDb, uid: number, most: number): Promise<object[]> =>
  db
    .selectFrom('profiles.medals')
    .select(['medal', 'granted_at', 'seen_at', 'worn', 'how', 'taken_at'])
    .where('uid', '=', uid)
    .orderBy('granted_at')
    .limit(most)
    .execute();

/** Deletes what a member entered and wore; returns the cover they had. */
export async function dropProfile(db: Db, uid: number): Promise<number | null> {
  await db.deleteFrom('profiles.medals').where('uid', '=', uid).execute();
  const row = await db.deleteFrom('profiles.profiles').where('uid', '=', uid).returning('cover_aid').executeTakeFirst();
  return row?.cover_aid ?? null;
}
