import type { Selectable } from 'kysely';
import type { Db } from '../../../platform/context.ts';
import type { DB } from '../../../platform/db/types.ts';

export type ExportRow = Selectable<DB['accounts.exports']>;

/** The export that a member asked for last. */
export const lastExport = (db: Db, uid: number): Promise<ExportRow | undefined> =>
  db
    .selectFrom('accounts.exports')
    .selectAll()
    .where('uid', '=', uid)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();

export const insertExport = (db: Db, uid: number, now: Date): Promise<ExportRow> =>
  db
    .insertInto('accounts.exports')
    .values({ uid, state: 'waiting', asked_at: now })
    .returningAll()
    .executeTakeFirstOrThrow();

export const findExport = (db: Db, id: number): Promise<ExportRow | undefined> =>
  db.selectFrom('accounts.exports').selectAll().where('id', '=', id).executeTakeFirst();

/** Notes how far an export is, while there is one. */
export async function updateExport(
  db: Db,
  id: number,
  values: Partial<Pick<ExportRow, 'state' | 'progress' | 'storage_key'>>,
): Promise<void> {
  await db.updateTable('accounts.exports').set(values).where('id', '=', id).execute();
}

/** Puts an export at its owner's hand; false where the owner was forgotten while it was made. */
export async function finishExport(
  db: Db,
  id: number,
  made: { pieces: number; bytes: number; expires_at: Date },
): Promise<boolean> {
  const row = await db
    .updateTable('accounts.exports')
    .set({ ...made, state: 'ready', progress: 100 })
    .where('id', '=', id)
    .where('expires_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Lets a member's exports run out. */
export async function expireExports(db: Db, uid: number, at: Date): Promise<void> {
  await db.updateTable('accounts.exports').set({ expires_at: at }).where('uid', '=', uid).execute();
}

export const expiredExports = (db: Db, now: Date, most: number): Promise<ExportRow[]> =>
  db
    .selectFrom('accounts.exports')
    .selectAll()
    .where('expires_at', '<=', now)
    .orderBy('expires_at')
    .limit(most)
    .execute();

export async function deleteExport(db: Db, id: number): Promise<void> {
  await db.deleteFrom('accounts.exports').where('id', '=', id).execute();
}
