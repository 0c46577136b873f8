import { sql } from 'kysely';
import type { Db } from '../../../platform/context.ts';

/** Counts a day on which a member was here, once. */
export async function countDay(db: Db, uid: number, day: string): Promise<void> {
  await sql`
    insert into accounts.activity (uid, last_day, days) values (${uid}, ${day}, 1)
    on conflict (uid) do update set last_day = excluded.last_day, days = activity.days + 1
      where activity.last_day < excluded.last_day`.execute(db);
}

export interface StandingRow {
  uid: number;
  username: string;
  created_at: Date;
  verified: boolean;
  days: number;
}

/** What shows whether a member is there for real. */
export async function standingRows(db: Db, uids: readonly number[]): Promise<StandingRow[]> {
  const { rows } = await sql<StandingRow>`
    select m.uid, m.username, m.created_at, coalesce(a.days, 0) as days,
           m.email_verified_at is not null or m.phone_verified_at is not null as verified
      from accounts.members m left join accounts.activity a on a.uid = m.uid
     where m.uid = any(${uids}::bigint[])`.execute(db);
  return rows;
}
