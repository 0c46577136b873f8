import { sql } from 'kysely';
import type { Db, ReadDb } from '../../../platform/context.ts';

export interface OwnFriend {
  uid: number;
}

/** A member's friends, in the order of their numbers. */
export async function friendsBatch(db: ReadDb, inviter: number, after: number, most: number): Promise<OwnFriend[]> {
  const { rows } = await sql<OwnFriend>`
    select uid, joined_at, status, month, amount from invitations.invitees
     where inviter = ${inviter} and uid > ${after} order by uid limit ${most}`.execute(db);
  return rows;
}

/** By whom they were invited, what months and phones brought, what was held: a few rows each. */
export async function ownRows(db: ReadDb, uid: number, most: number): Promise<Record<string, object[]>> {
  const invitedBy = await sql<object>`
    select nullif(inviter, 0) as inviter, joined_at, status from invitations.invitees where uid = ${uid}`.execute(db);
  const months = await sql<object>`
    select month, invitees, amount, paid_at from invitations.months where uid = ${uid}
     order by month limit ${most}`.execute(db);
  const phones = await sql<object>`
    select imei, model, inviter, activated_at, status, amount from invitations.imeis where uid = ${uid}
     order by id limit ${most}`.execute(db);
  return { 'invited-by': invitedBy.rows, months: months.rows, phones: phones.rows };
}

/**
 * Takes a batch of a member's friends out of their hands; how many they were. The rows stay, as friends of nobody: who
 * was paid for once must not become somebody else's friend and be paid for again.
 */
export async function leaveFriends(db: Db, inviter: number, most: number, now: Date): Promise<number> {
  const { rows } = await sql`
    update invitations.invitees
       set inviter = 0, month = null,
           status = case when status in ('waiting', 'held') then 'lapsed' else status end,
           decided_at = coalesce(decided_at, ${now})
     where uid in (
       select uid from invitations.invitees where inviter = ${inviter} order by uid limit ${most})
    returning uid`.execute(db);
  return rows.length;
}

/** What is theirs alone goes; a phone stays activated, under nobody's name, so that it is rewarded once. */
export async function dropOwn(db: Db, uid: number, now: Date): Promise<void> {
  await sql`delete from invitations.devices where uid = ${uid}`.execute(db);
  await sql`delete from invitations.imei_tries where uid = ${uid}`.execute(db);
  await sql`delete from invitations.months where uid = ${uid}`.execute(db);
  await sql`delete from invitations.holds where uid = ${uid} or (kind = 'invitee' and subject = ${uid})`.execute(db);
  await sql`
    update invitations.imeis set status = 'refused', decided_at = ${now}
     where uid = ${uid} and status in ('waiting', 'held')`.execute(db);
  await sql`update invitations.imeis set uid = 0, inviter = null where uid = ${uid}`.execute(db);
  await sql`update invitations.imeis set inviter = null where inviter = ${uid}`.execute(db);
  await sql`
    update invitations.invitees set status = 'lapsed', decided_at = ${now}
     where uid = ${uid} and status in ('waiting', 'held')`.execute(db);
}
