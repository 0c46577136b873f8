import { sql } from 'kysely';
import type { Db } from '../../../platform/context.ts';

const oneCampaignAtATime = 7_261_134;

/** Has one campaign after the other count what its receivers had, until the transaction ends. */
export const lockCounting = async (db: Db): Promise<void> => {
  await sql`select pg_advisory_xact_lock(${oneCampaignAtATime})`.execute(db);
};

/** Chooses members, each once; whoever is in quiet hours gets it at their end. */
export async function insertRecipients(
  db: Db,
  campaign: number,
  all: readonly { uid: number; dueAt: Date }[],
): Promise<void> {
  if (all.length === 0) return;
  await db
    .insertInto('announcements.recipients')
    .values(all.map(({ uid, dueAt }) => ({ campaign, uid, due_at: dueAt })))
    .onConflict((conflict) => conflict.columns(['campaign', 'uid']).doNothing())
    .execute();
}

/** Who is to get it now, locked. */
export async function dueRecipients(db: Db, campaign: number, now: Date, most: number): Promise<number[]> {
  const { rows } = await sql<{ uid: number }>`
    select uid from announcements.recipients
     where campaign = ${campaign} and due_at <= ${now} and sent_at is null and not left_out
     order by due_at, uid limit ${most} for update`.execute(db);
  return rows.map(({ uid }) => uid);
}

/** How many of each of these campaigns wait for the end of their quiet hours, in one query. */
export async function waitingOf(db: Db, campaigns: readonly number[], now: Date): Promise<ReadonlyMap<number, number>> {
  if (campaigns.length === 0) return new Map();
  const { rows } = await sql<{ campaign: number; waiting: number }>`
    select campaign, count(*)::int as waiting from announcements.recipients
     where campaign = any(${campaigns}::bigint[]) and due_at > ${now} and sent_at is null and not left_out
     group by campaign`.execute(db);
  return new Map(rows.map(({ campaign, waiting }) => [campaign, waiting]));
}

/** When the next of them is to get it; undefined where nobody is left. */
export async function nextDue(db: Db, campaign: number): Promise<Date | undefined> {
  const { rows } = await sql<{ due_at: Date }>`
    select due_at from announcements.recipients
     where campaign = ${campaign} and sent_at is null and not left_out order by due_at limit 1`.execute(db);
  return rows[0]?.due_at;
}

/** How many campaigns have reached each of these since a moment. */
export async function gotSince(db: Db, uids: readonly number[], since: Date): Promise<ReadonlyMap<number, number>> {
  if (uids.length === 0) return new Map();
  const { rows } = await sql<{ uid: number; got: number }>`
    select uid, count(*)::int as got from announcements.recipients
     where uid = any(${uids}::bigint[]) and sent_at > ${since} group by uid`.execute(db);
  return new Map(rows.map(({ uid, got }) => [uid, got]));
}

export const markSent = async (db: Db, campaign: number, uids: readonly number[], at: Date): Promise<void> => {
  await sql`
    update announcements.recipients set sent_at = ${at}
     where campaign = ${campaign} and uid = any(${uids}::bigint[])`.execute(db);
};

export const markLeftOut = async (db: Db, campaign: number, uids: readonly number[]): Promise<void> => {
  await sql`
    update announcements.recipients set left_out = true
     where campaign = ${campaign} and uid = any(${uids}::bigint[])`.execute(db);
};

/** Has members who were chosen wait until the end of quiet hours. */
export async function postponeRecipients(
  db: Db,
  campaign: number,
  all: readonly { uid: number; dueAt: Date }[],
): Promise<void> {
  if (all.length === 0) return;
  await sql`
    update announcements.recipients r set due_at = later.due_at
      from unnest(${all.map(({ uid }) => uid)}::bigint[], ${all.map(({ dueAt }) => dueAt)}::timestamptz[]) later(uid, due_at)
     where r.campaign = ${campaign} and r.uid = later.uid`.execute(db);
}

/** Forgets members who were chosen, and switched campaigns off before they got it, or aren't meant any more. */
export const dropRecipients = async (db: Db, campaign: number, uids: readonly number[]): Promise<void> => {
  if (uids.length === 0) return;
  await sql`
    delete from announcements.recipients where campaign = ${campaign} and uid = any(${uids}::bigint[])`.execute(db);
};

/** Notes once that a member opened what was sent to them. */
export const markOpened = async (db: Db, campaign: number, uid: number, at: Date): Promise<void> => {
  await sql`
    update announcements.recipients set opened_at = ${at}
     where campaign = ${campaign} and uid = ${uid} and sent_at is not null and opened_at is null`.execute(db);
};

/** How many opened each of these campaigns, in one query. */
export async function openedOf(db: Db, campaigns: readonly number[]): Promise<ReadonlyMap<number, number>> {
  if (campaigns.length === 0) return new Map();
  const { rows } = await sql<{ campaign: number; opened: number }>`
    select campaign, count(*)::int as opened from announcements.recipients
     where campaign = any(${campaigns}::bigint[]) and opened_at is not null group by campaign`.execute(db);
  return new Map(rows.map(({ campaign, opened }) => [campaign, opened]));
}
