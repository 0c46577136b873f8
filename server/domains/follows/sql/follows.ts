import type { Db } from '../../../platform/context.ts';

/** Whom a member follows, those followed last first. */
export async function followedUids(db: Db, uid: number, limit: number): Promise<number[]> {
  const rows = await db
    .selectFrom('follows.follows')
    .select('follow_uid')
    .where('uid', '=', uid)
    .orderBy('created_at', 'desc')
    .orderBy('follow_uid')
    .limit(limit)
    .execute();
  return rows.map((row) => row.follow_uid);
}

/** The members with the most fans, most first. */
export async function mostFollowed(db: Db, limit: number): Promise<number[]> {
  const rows = await db
    .selectFrom('follows.counters')
    .select('uid')
    .where('fans', '>', 0)
    .orderBy('fans', 'desc')
    .orderBy('uid')
    .limit(limit)
    .execute();
  return rows.map((row) => row.uid);
}

/** True when the pair is new. */
export async function insertFollow(db: Db, uid: number, followUid: number, now: Date): Promise<boolean> {
  const row = await db
    .insertInto('follows.follows')
    .values({ uid, follow_uid: followUid, created_at: now })
    .onConflict((conflict) => conflict.columns(['uid', 'follow_uid']).doNothing())
    .returning('uid')
    .executeTakeFirst();
  return row !== undefined;
}

/** True when the pair was there. */
export async function deleteFollow(db: Db, uid: number, followUid: number): Promise<boolean> {
  const row = await db
    .deleteFrom('follows.follows')
    .where('uid', '=', uid)
    .where('follow_uid', '=', followUid)
    .returning('uid')
    .executeTakeFirst();
  return row !== undefined;
}
