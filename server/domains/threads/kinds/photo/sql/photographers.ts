import { sql } from 'kysely';
import type { Db, ReadDb } from '../../../../../platform/context.ts';
import { afterPlace } from '../../../../../platform/db/after-place.ts';
import type { TimeKey } from '../../../../../platform/keyset.ts';
import { shownThread } from '../../../core/sql/category-threads.ts';

/** So many of a photographer's newest photos are counted. */
const counted = 5000;

const shownPhotos = (uid: number) => sql`
  select k.tid, k.category, k.exif, k.won, t.digest, t.likes
    from threads.photos k join threads.threads t on t.tid = k.tid
   where k.authorid = ${uid} and ${shownThread} order by k.created_at desc, k.aid desc limit ${counted}`;

export interface Figures {
  photos: number;
  likes: number;
  chosen: number;
  won: number;
}

/** A photographer's figures. */
export async function figuresOf(db: Db, uid: number): Promise<Figures> {
  const { rows } = await sql<Figures>`
    with shown as (${shownPhotos(uid)}),
         entries as (select distinct tid, likes, digest, won from shown)
    select (select count(*)::int from shown) as photos,
           coalesce(sum(likes), 0)::int as likes,
           (count(*) filter (where digest > 0))::int as chosen,
           (count(*) filter (where won))::int as won
      from entries`.execute(db);
  return rows[0]!;
}

/** How many of a photographer's photos stand in each category, and name each camera, the most first. */
export async function groupsOf(db: Db, uid: number, most: number) {
  const { rows: categories } = await sql<{ typeid: number; photos: number }>`
    select category as typeid, count(*)::int as photos from (${shownPhotos(uid)}) shown
     where category > 0 group by category order by 2 desc, 1 limit ${most}`.execute(db);
  const { rows: cameras } = await sql<{ camera: string; photos: number }>`
    select exif ->> 'camera' as camera, count(*)::int as photos from (${shownPhotos(uid)}) shown
     where exif ->> 'camera' <> '' group by 1 order by 2 desc, 1 limit ${most}`.execute(db);
  return { categories, cameras };
}

/** Who entered the newest photos, those with the most of them first. */
export async function latestPhotographers(
  db: Db,
  among: number,
  most: number,
): Promise<{ uid: number; photos: number }[]> {
  const { rows } = await sql<{ uid: number; photos: number }>`
    select authorid as uid, count(*)::int as photos from (
      select k.authorid from threads.photos k join threads.threads t on t.tid = k.tid
       where ${shownThread} and t.readperm = 0 order by k.created_at desc, k.aid desc limit ${among}) latest
     group by authorid order by 2 desc, 1 limit ${most}`.execute(db);
  return rows;
}

export interface OwnPhoto {
  tid: number;
  aid: number;
  exif: object | null;
  contest: number;
  created_at: Date;
}

/** What a member has said of their photos, newest first. */
export async function photosOf(
  db: ReadDb,
  { uid, after, most }: { uid: number; after: TimeKey | undefined; most: number },
): Promise<OwnPhoto[]> {
  const { rows } = await sql<OwnPhoto>`
    select p.tid, p.aid, p.exif, p.contest_id as contest, p.created_at from threads.photos p
     where p.authorid = ${uid} ${afterPlace(after, 'p.created_at', 'p.aid')}
     order by p.created_at desc, p.aid desc limit ${most}`.execute(db);
  return rows;
}
