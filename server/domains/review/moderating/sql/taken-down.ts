import { sql } from 'kysely';
import type { Db } from '../../../../platform/context.ts';
import { afterPlace } from '../../../../platform/db/after-place.ts';
import type { TimeKey } from '../../../../platform/keyset.ts';
import type { TakedownRow } from '../../../threads/index.ts';

/** A row of the list of what is taken down. */
export interface TakenDown extends TakedownRow {
  subject: string;
  first_pid: number;
}

/** What is taken down, the last first: of one country, or for null of all. */
export async function findTakenDown(
  db: Db,
  countryFid: number | null,
  after: TimeKey | undefined,
  limit: number,
): Promise<TakenDown[]> {
  const where = countryFid === null ? sql`true` : sql`d.country_fid = ${countryFid}`;
  const { rows } = await sql<TakenDown>`
    select d.*, t.subject, t.first_pid
      from threads.takedowns d join threads.threads t on t.tid = d.tid
     where ${where} ${afterPlace(after, 'd.at', 'd.pid')}
     order by d.at desc, d.pid desc limit ${limit}`.execute(db);
  return rows;
}

/** What was deleted before a moment and can't be restored any more; its rows are dropped. */
export async function takeExpired(db: Db, before: Date, limit: number): Promise<{ tid: number; pid: number }[]> {
  const { rows } = await sql<{ tid: number; pid: number }>`
    delete from threads.takedowns d
     where (d.tid, d.pid) in (
       select tid, pid from threads.takedowns where kind = 'removed' and at < ${before}
        order by at, tid, pid limit ${limit} for update skip locked)
    returning d.tid, d.pid`.execute(db);
  return rows;
}
