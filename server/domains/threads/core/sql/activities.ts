import { sql } from 'kysely';
import type { Db } from '../../../../platform/context.ts';
import { afterPlace } from '../../../../platform/db/after-place.ts';
import { type Asked, seenBy, shown, type ThreadKey } from './thread-lists.ts';

/** Newest activities of a country, or of one of its boards. */
export async function latestActivities(
  db: Db,
  { countryFid, typeid }: { countryFid: number; typeid?: number | undefined },
  { reader, limit, after }: Asked,
): Promise<ThreadKey[]> {
  const board = typeid === undefined ? sql`true` : sql`typeid = ${typeid}`;
  const { rows } = await sql<ThreadKey>`
    select tid as id, created_at as at, authorid as by, readperm from threads.threads
     where country_fid = ${countryFid} and activity and ${board} and ${shown} and ${seenBy(reader)}
           ${afterPlace(after, 'created_at', 'tid')}
     order by created_at desc, tid desc limit ${limit}`.execute(db);
  return rows;
}
