import { sql } from 'kysely';
import type { Db } from '../../../platform/context.ts';

export interface InvitedFriend {
  uid: number;
  joined_at: Date;
  status: string;
  amount: number;
}

export async function friendsBatch(db: Db, uid: number, after: number, most: number): Promise<InvitedFriend[]> {
  const { rows } = await sql<InvitedFriend>`
    select uid, joined_at, status, amount from invitations.invitees
    where inviter = ${uid} and uid > ${after} order by uid limit ${most}`.execute(db);
  return rows;
}

export async function ownPhones(db: Db, uid: number, most: number): Promise<object[]> {
  const { rows } = await sql<object>`
    select imei, model, activated_at, status, amount from invitations.imeis
    where uid = ${uid} order by id desc limit ${most}`.execute(db);
  return rows;
}

export async function ownMonths(db: Db, uid: number, most: number): Promise<object[]> {
  const { rows } = await sql<object>`
    select month, invitees, amount, paid_at from invitations.months
    where uid = ${uid} order by month limit ${most}`.execute(db);
  return rows;
}

/** Forgets which device an account was made on, and what was tried. */
export async function dropDevices(db: Db, uid: number): Promise<void> {
  await sql`delete from invitations.devices where uid = ${uid}`.execute(db);
  await sql`delete from invitations.imei_tries where uid = ${uid}`.execute(db);
}
