import { sql } from 'kysely';
import type { FriendStatus } from '../../../../contract/domains/invitations/shapes.ts';
import type { Db } from '../../../platform/context.ts';

/** Notes who invited whom; an inviter noted before stays. */
export async function insertInvitees(
  db: Db,
  rows: readonly { uid: number; inviter: number; joined_at: Date }[],
): Promise<void> {
  if (rows.length === 0) return;
  await db
    .insertInto('invitations.invitees')
    .values([...rows])
    .onConflict((conflict) => conflict.column('uid').doNothing())
    .execute();
}

export interface InviteeRow {
  uid: number;
  /** 0 once the inviter is forgotten. */
  inviter: number;
  joined_at: Date;
}

/** Friends whose turn has not come yet, after a uid. */
export const waitingAfter = (db: Db, after: number, limit: number): Promise<InviteeRow[]> =>
  db
    .selectFrom('invitations.invitees')
    .select(['uid', 'inviter', 'joined_at'])
    .where('status', '=', 'waiting')
    .where('uid', '>', after)
    .orderBy('uid')
    .limit(limit)
    .execute();

/** The friends of a member who joined last. */
export const latestOf = (db: Db, inviter: number, limit: number): Promise<InviteeRow[]> =>
  db
    .selectFrom('invitations.invitees')
    .select(['uid', 'inviter', 'joined_at'])
    .where('inviter', '=', inviter)
    .orderBy('uid', 'desc')
    .limit(limit)
    .execute();

/** Moves a friend on from one state, once; false where somebody was faster. */
export async function decideInvitee(
  db: Db,
  uid: number,
  from: FriendStatus,
  to: { status: FriendStatus; at: Date; month?: string; amount?: number },
): Promise<boolean> {
  const row = await db
    .updateTable('invitations.invitees')
    .set({ status: to.status, decided_at: to.at, month: to.month ?? null, amount: to.amount ?? 0 })
    .where('uid', '=', uid)
    .where('status', '=', from)
    .returning('uid')
    .executeTakeFirst();
  return row !== undefined;
}

/** Ends the wait of friends who never came to count. */
export async function lapse(db: Db, uids: readonly number[], at: Date): Promise<void> {
  if (uids.length === 0) return;
  await sql`
    update invitations.invitees set status = 'lapsed', decided_at = ${at}
     where uid = any(${uids}::bigint[]) and status = 'waiting'`.execute(db);
}

export interface FriendRow {
  uid: number;
  joined_at: Date;
  status: FriendStatus;
  amount: number;
}

/** A member's friends, who joined last first, before a uid. */
export async function friendsBefore(db: Db, inviter: number, before: number, limit: number): Promise<FriendRow[]> {
  const rows = await db
    .selectFrom('invitations.invitees')
    .select(['uid', 'joined_at', 'status', 'amount'])
    .where('inviter', '=', inviter)
    .where('uid', '<', before)
    .orderBy('uid', 'desc')
    .limit(limit)
    .execute();
  return rows as FriendRow[];
}

/** How many friends are in each state, and what they brought. */
export async function totalsOf(
  db: Db,
  inviter: number,
): Promise<{ status: FriendStatus; friends: number; amount: number }[]> {
  const { rows } = await sql<{ status: FriendStatus; friends: number; amount: number }>`
    select status, count(*) as friends, sum(amount) as amount
      from invitations.invitees where inviter = ${inviter} group by status`.execute(db);
  return rows;
}

/** How many friends of a member counted in a month. */
export async function countedIn(db: Db, inviter: number, month: string): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select count(*) as n from invitations.invitees
     where status = 'counted' and month = ${month} and inviter = ${inviter}`.execute(db);
  return rows[0]!.n;
}
