import { sql } from 'kysely';
import type { Db, ReadDb } from '../../../platform/context.ts';

export interface OwnCampaign {
  campaign: number;
  sent_at: Date | null;
  opened_at: Date | null;
}

/** Campaigns that reached a member, read on from a row. */
export async function ownCampaigns(
  db: ReadDb,
  uid: number,
  last: OwnCampaign | undefined,
  most: number,
): Promise<OwnCampaign[]> {
  const { rows } = await sql<OwnCampaign>`
    select campaign, sent_at, opened_at from announcements.recipients
     where uid = ${uid} and campaign > ${last?.campaign ?? 0}::bigint
     order by campaign limit ${most}`.execute(db);
  return rows;
}

export interface OwnDismissal {
  announcement: number;
  at: Date;
}

/** What a member dismissed, read on from a row. */
export async function ownDismissals(
  db: ReadDb,
  uid: number,
  last: OwnDismissal | undefined,
  most: number,
): Promise<OwnDismissal[]> {
  const { rows } = await sql<OwnDismissal>`
    select announcement, at from announcements.dismissals
     where uid = ${uid} and announcement > ${last?.announcement ?? 0}::bigint
     order by announcement limit ${most}`.execute(db);
  return rows;
}

/** Deletes some of what names a member; how many rows went. */
export async function dropOwn(db: Db, uid: number, most: number): Promise<number> {
  const received = await sql`
    delete from announcements.recipients where (campaign, uid) in (
      select campaign, uid from announcements.recipients where uid = ${uid} limit ${most}) returning uid`.execute(db);
  const dismissed = await sql`
    delete from announcements.dismissals where (uid, announcement) in (
      select uid, announcement from announcements.dismissals where uid = ${uid} limit ${most}) returning uid`.execute(
    db,
  );
  await sql`
    update announcements.announcements set trial_uid = null, trial_until = null where trial_uid = ${uid}`.execute(db);
  return Math.max(received.rows.length, dismissed.rows.length);
}
