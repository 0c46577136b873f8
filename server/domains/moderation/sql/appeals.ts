import { type NotNull, type Selectable, sql } from 'kysely';
import type { Db, ReadDb } from '../../../platform/context.ts';
import { afterPlace } from '../../../platform/db/after-place.ts';
import type { DB } from '../../../platform/db/types.ts';
import type { TimeKey } from '../../../platform/keyset.ts';

/** An appeal against a sanction. */
export type AppealRow = Selectable<DB['moderation.appeals']> & { sanction_id: number };

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

/** The member's newest appeal against a sanction. */
export const findNewest = (db: Db, uid: number): Promise<AppealRow | undefined> =>
  db
    .selectFrom('moderation.appeals')
    .selectAll()
    .where('uid', '=', uid)
    .where('sanction_id', 'is not', null)
    .$narrowType<{ sanction_id: NotNull }>()
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();

export const findAppeal = (db: Db, id: number): Promise<AppealRow | undefined> =>
  db
    .selectFrom('moderation.appeals')
    .selectAll()
    .where('id', '=', id)
    .where('sanction_id', 'is not', null)
    .$narrowType<{ sanction_id: NotNull }>()
    .executeTakeFirst();

/** An answer; without somebody who gave it the sanction ended first. */
interface Answered {
  answered_at: Date;
  lifted: boolean;
  answer: string;
  by_uid: number | null;
}

export async function answerAppealRow(db: Db, id: number, answered: Answered): Promise<void> {
  await db.updateTable('moderation.appeals').set(answered).where('id', '=', id).execute();
}

/** Closes what waits against these sanctions. */
export async function closeWaiting(db: Db, sanctionIds: readonly number[], answered: Answered): Promise<void> {
  await db
    .updateTable('moderation.appeals')
    .set(answered)
    .where('sanction_id', '=', sql<number>`any(${sanctionIds}::bigint[])`)
    .where('answered_at', 'is', null)
    .execute();
}

/** Closes so many of the appeals whose sanction has run out; how many it were. */
export async function lapseExpired(db: Db, now: Date, most: number): Promise<number> {
  const over = db
    .selectFrom('moderation.appeals as a')
    .innerJoin('moderation.sanctions as s', 's.id', 'a.sanction_id')
    .select('a.id')
    .where('a.answered_at', 'is', null)
    .where('s.expires_at', '<=', now)
    .limit(most);
  const closed = await db
    .updateTable('moderation.appeals')
    .set({ answered_at: now, by_uid: null })
    .where('id', 'in', over)
    .where('answered_at', 'is', null)
    .returning('id')
    .execute();
  return closed.length;
}

/** Appeals that wait against sanctions in force, the oldest first, from above an id. */
export const findWaiting = (db: ReadDb, now: Date, above: number, limit: number): Promise<AppealRow[]> =>
  db
    .selectFrom('moderation.appeals as a')
    .innerJoin('moderation.sanctions as s', 's.id', 'a.sanction_id')
    .selectAll('a')
    .where('a.answered_at', 'is', null)
    .where('a.id', '>', above)
    .where('s.lifted_at', 'is', null)
    .where((eb) => eb.or([eb('s.expires_at', 'is', null), eb('s.expires_at', '>', now)]))
    .$narrowType<{ sanction_id: NotNull }>()
    .orderBy('a.id')
    .limit(limit)
    .execute();

/** Appeals answered, the newest answer first, after a place. */
export async function findAnswered(db: ReadDb, after: TimeKey | undefined, limit: number): Promise<AppealRow[]> {
  const { rows } = await sql<AppealRow>`
    select * from moderation.appeals where answered_at is not null and sanction_id is not null
           ${afterPlace(after, 'answered_at', 'id')}
     order by answered_at desc, id desc limit ${limit}`.execute(db);
  return rows;
}
