import { sql } from 'kysely';
import type { Db } from '../../../platform/context.ts';

export type Filled = 'posts' | 'members' | 'topics' | 'titles';

/** From which id on the index is still to be filled, under lock; null: it is all there. */
export async function nextToFill(db: Db, kind: Filled): Promise<number | null> {
  const { rows } = await sql<{ next_id: number | null }>`
    select next_id from search.filling where kind = ${kind} for update`.execute(db);
  return rows[0]?.next_id ?? null;
}

export async function fillFrom(db: Db, kind: Filled, next: number | null): Promise<void> {
  await sql`update search.filling set next_id = ${next}::bigint where kind = ${kind}`.execute(db);
}
