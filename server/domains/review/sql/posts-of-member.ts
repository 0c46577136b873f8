import { sql } from 'kysely';
import type { Db } from '../../../platform/context.ts';
import { afterPlace } from '../../../platform/db/after-place.ts';
import type { TimeKey } from '../../../platform/keyset.ts';

export interface MemberPostRow {
  tid: number;
  pid: number;
  position: number;
  subject: string;
  /** The beginning of its markup. */
  message: string;
  created_at: Date;
  kind: 'banned' | 'removed' | null;
  pinned: boolean;
}

interface Asked {
  uid: number;
  /** Null: all countries. */
  country: number | null;
  after: TimeKey | undefined;
  /** Characters of the markup. */
  most: number;
  limit: number;
}

/** A member's posts in a country, shown or taken down by a moderator, the newest first. */
export async function postsOfMember(db: Db, { uid, country, after, most, limit }: Asked): Promise<MemberPostRow[]> {
  const inCountry = country === null ? sql`` : sql`and t.country_fid = ${country}`;
  const { rows } = await sql<MemberPostRow>`
    select p.tid, p.pid, p.position, t.subject, left(p.message, ${most}) as message, p.created_at, d.kind,
           case when p.position = 1 then t.displayorder > 0 else p.istop > 0 end as pinned
      from threads.posts p
      join threads.threads t on t.tid = p.tid and t.status = 1
      left join threads.takedowns d on d.tid = p.tid and d.pid = p.pid
     where p.authorid = ${uid} ${inCountry}
       and (d.kind is not null or (p.status = 1 and t.deleted_at is null))
       ${afterPlace(after, 'p.created_at', 'p.pid')}
     order by p.created_at desc, p.pid desc limit ${limit}`.execute(db);
  return rows;
}
