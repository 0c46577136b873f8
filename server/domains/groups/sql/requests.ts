import { sql } from 'kysely';
import type { Db } from '../../../platform/context.ts';
import type { TimeKey } from '../../../platform/keyset.ts';

/** True when they didn't wait already. */
export async function insertRequest(
  db: Db,
  request: { groupid: number; uid: number; message: string; now: Date },
): Promise<boolean> {
  const { groupid, uid, message, now: asked_at } = request;
  const row = await db
    .insertInto('groups.requests')
    .values({ groupid, uid, message, asked_at })
    .onConflict((conflict) => conflict.columns(['groupid', 'uid']).doNothing())
    .returning('uid')
    .executeTakeFirst();
  return row !== undefined;
}

/** True when they waited. */
export async function deleteRequest(db: Db, groupid: number, uid: number): Promise<boolean> {
  const row = await db
    .deleteFrom('groups.requests')
    .where('groupid', '=', groupid)
    .where('uid', '=', uid)
    .returning('uid')
    .executeTakeFirst();
  return row !== undefined;
}

export interface RequestRow extends TimeKey {
  message: string;
}

/** Who waits to be taken in, the first first. */
export async function requestsOf(
  db: Db,
  groupid: number,
  { limit, after }: { limit: number; after: TimeKey | undefined },
): Promise<RequestRow[]> {
  const { rows } = await sql<RequestRow>`
    select uid as id, asked_at as at, message from groups.requests
     where groupid = ${groupid} ${later(after)} order by asked_at, uid limit ${limit}`.execute(db);
  return rows;
}

const later = (place: TimeKey | undefined) => (place ? sql`and (asked_at, uid) > (${place.at}, ${place.id})` : sql``);

/** How many wait, counted to a hundred. */
export async function countRequests(db: Db, groupid: number): Promise<number> {
  const { rows } = await sql<{ waiting: number }>`
    select count(*)::int as waiting from (select 1 from groups.requests where groupid = ${groupid} limit 100) r`.execute(
    db,
  );
  return rows[0]!.waiting;
}

/** Whether somebody was removed, and has to ask. */
export async function wasRemoved(db: Db, groupid: number, uid: number): Promise<boolean> {
  const { rows } = await sql`
    select uid from groups.removed where groupid = ${groupid} and uid = ${uid}`.execute(db);
  return rows.length > 0;
}

export async function insertRemoved(
  db: Db,
  removed: { groupid: number; uid: number; byUid: number; reason: string; now: Date },
): Promise<void> {
  const { groupid, uid, byUid: by_uid, reason, now: removed_at } = removed;
  await db
    .insertInto('groups.removed')
    .values({ groupid, uid, by_uid, reason, removed_at })
    .onConflict((conflict) => conflict.columns(['groupid', 'uid']).doUpdateSet({ by_uid, reason, removed_at }))
    .execute();
}

export async function deleteRemoved(db: Db, groupid: number, uid: number): Promise<void> {
  await db.deleteFrom('groups.removed').where('groupid', '=', groupid).where('uid', '=', uid).execute();
}
