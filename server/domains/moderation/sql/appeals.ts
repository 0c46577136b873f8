import type { Selectable } from 'kysely';
import type { Db } from '../../../platform/context.ts';
import type { DB } from '../../../platform/db/types.ts';

export type AppealRow = Selectable<DB['moderation.appeals']>;

/** False where one against the same sanction waits already. */
export async function insertAppeal(
  db: Db,
  row: { uid: number; sanction_id: number; message: string; created_at: Date },
): Promise<boolean> {
  const inserted = await db
    .insertInto('moderation.appeals')
    .values(row)
    .onConflict((conflict) => conflict.column('sanction_id').where('answered_at', 'is', null).doNothing())
    .returning('id')
    .executeTakeFirst();
  return inserted !== undefined;
}

/** The member's newest appeal. */
export const findNewest = (db: Db, uid: number): Promise<AppealRow | undefined> =>
  db
    .selectFrom('moderation.appeals')
    .selectAll()
    .where('uid', '=', uid)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();

/** Locks an appeal that is to be answered. */
export const lockAppeal = (db: Db, id: number): Promise<AppealRow | undefined> =>
  db.selectFrom('moderation.appeals').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();

export async function answerAppealRow(
  db: Db,
  id: number,
  answered: { answered_at: Date; lifted: boolean; answer: string; by_uid: number },
): Promise<void> {
  await db.updateTable('moderation.appeals').set(answered).where('id', '=', id).execute();
}

/** Appeals that wait, the oldest first, from above an id. */
export const findWaiting = (db: Db, above: number, limit: number): Promise<AppealRow[]> =>
  db
    .selectFrom('moderation.appeals')
    .selectAll()
    .where('answered_at', 'is', null)
    .where('id', '>', above)
    .orderBy('id')
    .limit(limit)
    .execute();

/** Appeals answered, the newest answer first, from below a moment and an id. */
export const findAnswered = (
  db: Db,
  below: { at: Date; id: number } | undefined,
  limit: number,
): Promise<AppealRow[]> =>
  db
    .selectFrom('moderation.appeals')
    .selectAll()
    .where('answered_at', 'is not', null)
    .$if(below !== undefined, (query) =>
      query.where((eb) => eb(eb.refTuple('answered_at', 'id'), '<', eb.tuple(below!.at, below!.id))),
    )
    .orderBy('answered_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
