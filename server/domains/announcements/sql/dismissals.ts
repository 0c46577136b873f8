import { sql } from 'kysely';
import type { Db } from '../../../platform/context.ts';

/** What a member dismissed. */
export async function dismissedBy(db: Db, uid: number): Promise<number[]> {
  const rows = await db.selectFrom('announcements.dismissals').select('announcement').where('uid', '=', uid).execute();
  return rows.map(({ announcement }) => announcement);
}

/** How many members dismissed each of these, in one query. */
export async function dismissedOf(db: Db, ids: readonly number[]): Promise<ReadonlyMap<number, number>> {
  if (ids.length === 0) return new Map();
  const { rows } = await sql<{ announcement: number; members: number }>`
    select announcement, count(*)::int as members from announcements.dismissals
     where announcement = any(${ids}::bigint[]) group by announcement`.execute(db);
  return new Map(rows.map(({ announcement, members }) => [announcement, members]));
}

/** Notes once that a member dismissed one. */
export const insertDismissal = async (db: Db, uid: number, announcement: number, at: Date): Promise<void> => {
  await db
    .insertInto('announcements.dismissals')
    .values({ uid, announcement, at })
    .onConflict((conflict) => conflict.columns(['uid', 'announcement']).doNothing())
    .execute();
};
