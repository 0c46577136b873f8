import { sql } from 'kysely';
import type { Db } from '../../../platform/context.ts';

/** Those of some members who have not read what came in since a moment. */
export async function unreadSince(db: Db, uids: readonly number[], since: Date): Promise<number[]> {
  if (uids.length === 0) return [];
  const { rows } = await sql<{ uid: number }>`
    select distinct uid from notices.notices
     where uid = any(${uids}::bigint[]) and read_at is null and updated_at >= ${since} order by uid`.execute(db);
  return rows.map((row) => row.uid);
}

/** The next members who have notices, by uid: each is found at once, however many notices lie between. */
export async function ownersAfter(db: Db, uid: number, limit: number): Promise<number[]> {
  const { rows } = await sql<{ uid: number }>`
    with recursive owners as (
      (select uid, 1 as place from notices.notices where uid > ${uid} order by uid limit 1)
      union all
      select n.uid, o.place + 1 from owners o
       cross join lateral (select uid from notices.notices where uid > o.uid order by uid limit 1) n
       where o.place < ${limit}
    )
    select uid from owners order by uid`.execute(db);
  return rows.map((row) => row.uid);
}

/** Notes that these members are written to now, but for those who were since a moment; who is to be written to. */
export async function claimDigests(
  db: Db,
  uids: readonly number[],
  { now, unlessSince }: { now: Date; unlessSince: Date },
): Promise<number[]> {
  if (uids.length === 0) return [];
  const { rows } = await sql<{ uid: number }>`
    insert into notices.digests (uid, written_at)
    select uid, ${now}::timestamptz from unnest(${uids}::bigint[]) as asked (uid) order by uid
    on conflict (uid) do update set written_at = excluded.written_at
      where digests.written_at < ${unlessSince}
    returning uid`.execute(db);
  return rows.map((row) => row.uid);
}
