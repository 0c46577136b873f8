import { sql } from 'kysely';
import type { ActivationStatus } from '../../../../contract/domains/invitations/shapes.ts';
import type { Db } from '../../../platform/context.ts';

export interface ImeiRow {
  id: number;
  imei: string;
  uid: number;
  model: string;
  inviter: number | null;
  activated_at: Date;
  status: ActivationStatus;
  amount: number;
}

const columns = ['id', 'imei', 'uid', 'model', 'inviter', 'activated_at', 'status', 'amount'] as const;

/** Activates a phone; undefined where somebody has done so. Waits for an activation on its way. */
export async function insertImei(
  db: Db,
  row: { imei: string; uid: number; model: string; inviter: number | null; activated_at: Date },
): Promise<ImeiRow | undefined> {
  const inserted = await db
    .insertInto('invitations.imeis')
    .values(row)
    .onConflict((conflict) => conflict.column('imei').doNothing())
    .returning(columns)
    .executeTakeFirst();
  return inserted as ImeiRow | undefined;
}

/** A member's activations, the last first. */
export async function imeisOf(db: Db, uid: number, limit: number): Promise<ImeiRow[]> {
  const rows = await db
    .selectFrom('invitations.imeis')
    .select(columns)
    .where('uid', '=', uid)
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
  return rows as ImeiRow[];
}

/** Activations whose reward has not been decided on, after an id. */
export async function waitingImeis(db: Db, after: number, limit: number): Promise<ImeiRow[]> {
  const rows = await db
    .selectFrom('invitations.imeis')
    .select(columns)
    .where('status', '=', 'waiting')
    .where('id', '>', after)
    .orderBy('id')
    .limit(limit)
    .execute();
  return rows as ImeiRow[];
}

export async function imeisById(db: Db, ids: readonly number[]): Promise<ImeiRow[]> {
  const rows = await db
    .selectFrom('invitations.imeis')
    .select(columns)
    .where('id', '=', sql<number>`any(${ids}::bigint[])`)
    .execute();
  return rows as ImeiRow[];
}

/** Moves an activation on from one state, once; false where somebody was faster. */
export async function decideImei(
  db: Db,
  id: number,
  from: ActivationStatus,
  to: { status: ActivationStatus; at: Date; amount?: number },
): Promise<boolean> {
  const row = await db
    .updateTable('invitations.imeis')
    .set({ status: to.status, decided_at: to.at, amount: to.amount ?? 0 })
    .where('id', '=', id)
    .where('status', '=', from)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Phones that a member activated since a moment, before one of them. */
export async function phonesBefore(db: Db, uid: number, id: number, since: Date): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select count(*) as n from invitations.imeis
     where uid = ${uid} and id < ${id} and activated_at > ${since}`.execute(db);
  return rows[0]!.n;
}

/** Whether another account of the member's device activated a phone since a moment. */
export async function deviceActivated(db: Db, uid: number, since: Date): Promise<boolean> {
  const { rows } = await sql`
    select 1 from invitations.devices mine
      join invitations.devices others on others.device = mine.device and others.uid <> mine.uid
      join invitations.imeis i on i.uid = others.uid
     where mine.uid = ${uid} and i.activated_at > ${since} limit 1`.execute(db);
  return rows.length > 0;
}

/** Counts a try of a day; how many they are then. */
export async function countTry(db: Db, uid: number, day: string): Promise<number> {
  const { rows } = await sql<{ tries: number }>`
    insert into invitations.imei_tries (uid, day, tries) values (${uid}, ${day}, 1)
    on conflict (uid, day) do update set tries = imei_tries.tries + 1
    returning tries`.execute(db);
  return rows[0]!.tries;
}
