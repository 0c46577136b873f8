import { sql } from 'kysely';
import type { Language } from '../../../../contract/primitives/countries.ts';
import type { Db, ReadDb } from '../../../platform/context.ts';
import { columns, type NoticeRow } from './notices.ts';

export interface Subscription {
  uid: number;
  endpoint_hash: Buffer;
  endpoint: string;
  p256dh: string;
  auth: string;
  language: Language;
  session: string;
}

/** A browser belongs to the member who logged in there last. */
export async function putSubscription(db: Db, row: Subscription, now: Date): Promise<void> {
  const { uid, endpoint_hash, ...rest } = row;
  await db
    .deleteFrom('notices.push_subscriptions')
    .where('endpoint_hash', '=', endpoint_hash)
    .where('uid', '<>', uid)
    .execute();
  const values = { ...rest, created_at: now };
  await db
    .insertInto('notices.push_subscriptions')
    .values({ uid, endpoint_hash, ...values })
    .onConflict((conflict) => conflict.columns(['uid', 'endpoint_hash']).doUpdateSet(values))
    .execute();
}

/** Forgets all but a member's newest devices. */
export async function dropOldSubscriptions(db: Db, uid: number, most: number): Promise<void> {
  await sql`
    delete from notices.push_subscriptions
     where uid = ${uid} and endpoint_hash not in (
       select endpoint_hash from notices.push_subscriptions
        where uid = ${uid} order by created_at desc, endpoint_hash limit ${most})`.execute(db);
}

export async function deleteSubscription(db: Db, uid: number, endpointHash: Buffer): Promise<boolean> {
  const row = await db
    .deleteFrom('notices.push_subscriptions')
    .where('uid', '=', uid)
    .where('endpoint_hash', '=', endpointHash)
    .returning('uid')
    .executeTakeFirst();
  return row !== undefined;
}

export async function subscriptionsOf(db: ReadDb, uid: number): Promise<Subscription[]> {
  const { rows } = await sql<Subscription>`
    select uid, endpoint_hash, endpoint, p256dh, auth, language, session from notices.push_subscriptions
     where uid = ${uid} order by created_at desc`.execute(db);
  return rows;
}

export async function findSubscription(db: Db, uid: number, endpointHash: Buffer): Promise<Subscription | undefined> {
  const { rows } = await sql<Subscription>`
    select uid, endpoint_hash, endpoint, p256dh, auth, language, session from notices.push_subscriptions
     where uid = ${uid} and endpoint_hash = ${endpointHash}`.execute(db);
  return rows[0];
}

/** Those among some members who have a device to be notified on. */
export async function subscribedAmong(db: Db, uids: readonly number[]): Promise<number[]> {
  if (uids.length === 0) return [];
  const { rows } = await sql<{ uid: number }>`
    select distinct uid from notices.push_subscriptions where uid = any(${uids}::bigint[]) order by uid`.execute(db);
  return rows.map((row) => row.uid);
}

/** A member's unread notices that devices have not been notified of, newest first, locked against other workers. */
export async function lockUntold(db: Db, uid: number, since: Date, limit: number): Promise<NoticeRow[]> {
  const { rows } = await sql<NoticeRow>`
    select ${columns} from notices.notices
     where uid = ${uid} and read_at is null and pushed_at is null and updated_at >= ${since}
     order by updated_at desc, id desc limit ${limit} for update`.execute(db);
  return rows;
}

export async function markPushed(db: Db, uid: number, ids: readonly number[], now: Date): Promise<void> {
  await sql`
    update notices.notices set pushed_at = ${now} where uid = ${uid} and id = any(${ids}::bigint[])`.execute(db);
}
