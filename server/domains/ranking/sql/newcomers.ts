import { sql } from 'kysely';
import type { Db } from '../../../platform/context.ts';

export interface NewcomerRow {
  uid: number;
  tid: number;
  countryFid: number;
  joinedAt: Date;
  postedAt: Date;
}

/** Notes the first thread of members who joined lately. */
export async function noteNewcomers(db: Db, rows: readonly NewcomerRow[]): Promise<void> {
  if (rows.length === 0) return;
  const sorted = rows.toSorted((a, b) => a.uid - b.uid || a.tid - b.tid);
  const column = (name: keyof NewcomerRow) => sorted.map((row) => row[name]);
  await sql`
    insert into ranking.newcomers (uid, country_fid, tid, joined_at, posted_at)
    select * from unnest(${column('uid')}::bigint[], ${column('countryFid')}::int[], ${column('tid')}::bigint[],
                         ${column('joinedAt')}::timestamptz[], ${column('postedAt')}::timestamptz[])
    on conflict (uid) do nothing`.execute(db);
}

type Newcomer = Pick<NewcomerRow, 'uid' | 'tid'> & { joinedAt: Date };

/** Who posted for the first time since a moment, the newest first; of a country, or of all. */
export async function newcomersSince(
  db: Db,
  countryFid: number | undefined,
  since: Date,
  most: number,
): Promise<Newcomer[]> {
  const there = countryFid === undefined ? sql`` : sql`and country_fid = ${countryFid}`;
  const { rows } = await sql<Newcomer>`
    select uid, tid, joined_at as "joinedAt" from ranking.newcomers
     where posted_at >= ${since} ${there} order by posted_at desc, uid limit ${most}`.execute(db);
  return rows;
}

/** Deletes those who posted for the first time before a moment; how many went. */
export async function dropNewcomersBefore(db: Db, before: Date, most: number): Promise<number> {
  const { rows } = await sql`
    delete from ranking.newcomers where uid in (
      select uid from ranking.newcomers where posted_at < ${before} order by posted_at limit ${most})
    returning uid`.execute(db);
  return rows.length;
}
