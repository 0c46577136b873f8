import type { Suspicion } from '../../../../contract/domains/invitations/shapes.ts';
import type { Db } from '../../../platform/context.ts';

type HoldKind = 'invitee' | 'imei';
type HoldStatus = 'open' | 'released' | 'refused';

export interface HoldRow {
  id: number;
  kind: HoldKind;
  subject: number;
  uid: number;
  reasons: Suspicion[];
  at: Date;
  status: HoldStatus;
  decided_by: number | null;
  note: string;
}

const columns = ['id', 'kind', 'subject', 'uid', 'reasons', 'at', 'status', 'decided_by', 'note'] as const;

/** Holds a reward for somebody to look at. */
export async function insertHold(
  db: Db,
  row: { kind: HoldKind; subject: number; uid: number; reasons: Suspicion[]; at: Date },
): Promise<void> {
  await db
    .insertInto('invitations.holds')
    .values(row)
    .onConflict((conflict) => conflict.columns(['kind', 'subject']).doNothing())
    .execute();
}

export async function findHold(db: Db, id: number): Promise<HoldRow | undefined> {
  const row = await db.selectFrom('invitations.holds').select(columns).where('id', '=', id).executeTakeFirst();
  return row as HoldRow | undefined;
}

/** Decides on a hold, once; false where it was decided. */
export async function decideHold(
  db: Db,
  id: number,
  to: { status: HoldStatus; at: Date; by: number; note: string },
): Promise<boolean> {
  const row = await db
    .updateTable('invitations.holds')
    .set({ status: to.status, decided_at: to.at, decided_by: to.by, note: to.note })
    .where('id', '=', id)
    .where('status', '=', 'open')
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Holds of a state, the newest first, before an id. */
export async function holdsBefore(db: Db, status: HoldStatus, before: number, limit: number): Promise<HoldRow[]> {
  const rows = await db
    .selectFrom('invitations.holds')
    .select(columns)
    .where('status', '=', status)
    .where('id', '<', before)
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
  return rows as HoldRow[];
}

/** Since when rewards wait for an operator, no more of them than needed. */
export async function openSince(db: Db, most: number): Promise<Date[]> {
  const rows = await db
    .selectFrom('invitations.holds')
    .select('at')
    .where('status', '=', 'open')
    .orderBy('id')
    .limit(most)
    .execute();
  return rows.map(({ at }) => at);
}
