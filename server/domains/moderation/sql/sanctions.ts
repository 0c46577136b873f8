import { sql } from 'kysely';
import type { Db } from '../../../platform/context.ts';

export interface SanctionRow {
  uid: number;
  groupid: number;
  reason: string;
  expires_at: Date | null;
}

/** Sanctions of these members in force at a time, the strictest last. */
export const findInForce = (db: Db, uids: readonly number[], now: Date): Promise<SanctionRow[]> =>
  db
    .selectFrom('moderation.sanctions')
    .select(['uid', 'groupid', 'reason', 'expires_at'])
    .where('uid', '=', sql<number>`any(${uids}::bigint[])`)
    .where('lifted_at', 'is', null)
    .where((eb) => eb.or([eb('expires_at', 'is', null), eb('expires_at', '>', now)]))
    .orderBy('groupid')
    .orderBy(sql`expires_at nulls last`)
    .execute();

export async function insertSanction(
  db: Db,
  row: { uid: number; groupid: 4 | 5; reason: string; created_at: Date; expires_at: Date | null; by_uid: number },
): Promise<void> {
  await db.insertInto('moderation.sanctions').values(row).execute();
}

/** Ends all that stand against a member. */
export async function liftAll(db: Db, uid: number, now: Date): Promise<void> {
  await db
    .updateTable('moderation.sanctions')
    .set({ lifted_at: now })
    .where('uid', '=', uid)
    .where('lifted_at', 'is', null)
    .execute();
}
