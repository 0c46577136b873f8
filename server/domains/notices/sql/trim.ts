import { sql } from 'kysely';
import type { Db } from '../../../platform/context.ts';

/** Deletes some notices that are older; how many. */
export async function deleteOlder(db: Db, oldest: Date, limit: number): Promise<number> {
  const { numAffectedRows } = await sql`
    delete from notices.notices where (uid, id) in (
      select uid, id from notices.notices where updated_at < ${oldest} order by updated_at limit ${limit})`.execute(db);
  return Number(numAffectedRows ?? 0);
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

/** Keeps the newest of each page of these members. */
export async function deleteBeyond(db: Db, uids: readonly number[], kept: number): Promise<void> {
  await sql`
    delete from notices.notices where (uid, id) in (
      select uid, id from (
        select uid, id, row_number() over (partition by uid, page order by updated_at desc, id desc) as place
          from notices.notices where uid = any(${uids}::bigint[])) n
       where n.place > ${kept})`.execute(db);
}
