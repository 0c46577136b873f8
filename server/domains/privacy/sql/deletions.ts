import { sql } from 'kysely';
import type { Db } from '../../../platform/context.ts';

/** Notes that a member wants to be gone; asked again, the first day counts. When it is due. */
export async function putDeletion(db: Db, uid: number, now: Date, dueAt: Date): Promise<Date> {
  const row = await db
    .insertInto('accounts.deletions')
    .values({ uid, asked_at: now, due_at: dueAt })
    // Sets what is there already, to have it back.
    .onConflict((conflict) => conflict.column('uid').doUpdateSet({ uid }))
    .returning('due_at')
    .executeTakeFirstOrThrow();
  return row.due_at;
}

/** Takes a deletion back: whether there was one, or `begun` where it is too late. */
export async function takeDeletionBack(db: Db, uid: number): Promise<'none' | 'taken_back' | 'begun'> {
  const row = await db
    .selectFrom('accounts.deletions')
    .select('begun_at')
    .where('uid', '=', uid)
    .forUpdate()
    .executeTakeFirst();
  if (!row) return 'none';
  if (row.begun_at) return 'begun';
  await deleteDeletion(db, uid);
  return 'taken_back';
}

/** Members whose days of grace are over. */
export async function dueDeletions(db: Db, now: Date, most: number): Promise<number[]> {
  const rows = await db
    .selectFrom('accounts.deletions')
    .select('uid')
    .where('due_at', '<=', now)
    .orderBy('due_at')
    .limit(most)
    .execute();
  return rows.map((row) => row.uid);
}

/** From now on nothing cancels it; false where it was cancelled before. */
export async function beginDeletion(db: Db, uid: number, now: Date): Promise<boolean> {
  const row = await db
    .updateTable('accounts.deletions')
    .set({ begun_at: sql<Date>`coalesce(begun_at, ${now})` })
    .where('uid', '=', uid)
    .where('due_at', '<=', now)
    .returning('uid')
    .executeTakeFirst();
  return row !== undefined;
}

export async function deleteDeletion(db: Db, uid: number): Promise<void> {
  await db.deleteFrom('accounts.deletions').where('uid', '=', uid).execute();
}
