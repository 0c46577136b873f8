import { sql } from 'kysely';
import type { Db } from '../../../platform/context.ts';

/** Deletes some notices that are older; how many. */
export async function deleteOlder(db: Db, oldest: Date, limit: number): Promise<number> {
  const { numAffectedRows } = await sql`
    delete from notices.notices where (uid, id) in (
      select uid, id from notices.notices where updated_at < ${oldest} order by updated_at limit ${limit})`.execute(db);
  return Number(numAffectedRows ?? 0);
}

/** A notice's place in the order in which notices were written. */
export interface Written {
  updated_at: Date;
  uid: number;
  id: number;
}

/** The notices written next after one, by the index of that order alone. */
export async function writtenAfter(db: Db, after: Written, limit: number): Promise<Written[]> {
  const { rows } = await sql<Written>`
    select updated_at, uid, id from notices.notices
     where (updated_at, uid, id) > (${after.updated_at}, ${after.uid}, ${after.id})
     order by updated_at, uid, id limit ${limit}`.execute(db);
  return rows;
}

/** Retains the newest of each page of these members. */
export async function deleteBeyond(db: Db, uids: readonly number[], most: number): Promise<void> {
  await sql`
    delete from notices.notices where (uid, id) in (
      select uid, id from (
        select uid, id, row_number() over (partition by uid, page order by updated_at desc, id desc) as place
          from notices.notices where uid = any(${uids}::bigint[])) n
       where n.place > ${most})`.execute(db);
}
