import { sql } from 'kysely';
import type { Db } from '../../../platform/context.ts';

/** Nothing of these members is found until a moment; null: for good. */
export async function barMembers(db: Db, all: readonly { uid: number; until: Date | null }[]): Promise<void> {
  if (all.length === 0) return;
  await sql`
    insert into search.barred (uid, until)
    select b.uid, b.until
      from unnest(${all.map(({ uid }) => uid)}::bigint[], ${all.map(({ until }) => until)}::timestamptz[])
        as b (uid, until)
    on conflict (uid) do update set until = excluded.until`.execute(db);
}

export async function unbarMembers(db: Db, uids: readonly number[]): Promise<void> {
  await sql`delete from search.barred where uid = any(${uids}::bigint[])`.execute(db);
}

/** Deletes bars that have run out. */
export async function dropRunOut(db: Db, now: Date): Promise<void> {
  await sql`delete from search.barred where until <= ${now}::timestamptz`.execute(db);
}
