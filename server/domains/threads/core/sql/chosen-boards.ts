import { sql } from 'kysely';
import { countries, globalFid } from '../../../../../contract/primitives/countries.ts';
import type { Db } from '../../../../platform/context.ts';
import { type ListReader, seenBy, type ThreadKey } from './thread-lists.ts';

/** Countries whose threads a list shows: all for the site of all, else its own and those for everybody. */
const shownIn = (countryFid: number): number[] =>
  countryFid === globalFid ? countries.map(({ fid }) => fid) : [countryFid, globalFid];

const shownThread = sql`t.status = 1 and t.deleted_at is null`;

/** Newest threads of some boards since a moment: one bounded scan of the index for each country and board. */
export async function latestOfCategories(
  db: Db,
  { countryFid }: { countryFid: number },
  asked: { typeids: readonly number[]; since: Date; reader: ListReader; limit: number },
): Promise<ThreadKey[]> {
  const { typeids, since, reader, limit } = asked;
  if (typeids.length === 0) return [];
  const { rows } = await sql<ThreadKey>`
    select t.tid as id, t.created_at as at, t.authorid as by, t.readperm
      from unnest(${shownIn(countryFid)}::int[]) as c (fid)
     cross join unnest(${typeids}::bigint[]) as b (typeid)
     cross join lateral (
       select t.tid, t.created_at, t.authorid, t.readperm from threads.threads t
        where t.country_fid = c.fid and t.typeid = b.typeid and ${shownThread} and ${seenBy(reader, 't.')}
          and t.created_at >= ${since}
        order by t.created_at desc, t.tid desc limit ${limit}) t
     order by t.created_at desc, t.tid desc limit ${limit}`.execute(db);
  return rows;
}

/** Threads of a board, replies of a thread and members of a board that are looked at. */
const mostThreads = 50;
const mostReplies = 50;
const mostMembers = 50;

/** Who replied to others on some boards since a moment, the most first on each: counted in its busiest threads alone. */
export async function repliersOf(
  db: Db,
  { countryFid, typeids, since }: { countryFid: number; typeids: readonly number[]; since: Date },
): Promise<{ typeid: number; uid: number; replies: number }[]> {
  const { rows } = await sql<{ typeid: number; uid: number; replies: number }>`
    select b.typeid, r.uid, r.replies
      from unnest(${typeids}::bigint[]) as b (typeid)
     cross join lateral (
       select p.authorid as uid, count(*)::int as replies
         from unnest(${shownIn(countryFid)}::int[]) as c (fid)
        cross join lateral (
          select a.tid from threads.category_threads a
           where a.country_fid = c.fid and a.typeid = b.typeid and a.active_at >= ${since}
           order by a.active_at desc, a.tid desc limit ${mostThreads}) a
         join threads.threads t on t.tid = a.tid and t.readperm = 0 and not t.replies_to_author and ${shownThread}
        cross join lateral (
          select p.authorid from threads.posts p
           where p.tid = a.tid and p.position > 1 and p.status = 1 and p.created_at >= ${since}
             and p.authorid <> t.authorid
           order by p.position desc limit ${mostReplies}) p
        group by p.authorid order by replies desc, uid limit ${mostMembers}) r`.execute(db);
  return rows;
}
