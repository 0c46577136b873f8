import { sql } from 'kysely';
import type { Picture } from '../../../../../../contract/domains/media/shapes.ts';
import type { Exif } from '../../../../../../contract/domains/threads/kinds/photo/shapes.ts';
import type { Language } from '../../../../../../contract/primitives/countries.ts';
import type { Db } from '../../../../../platform/context.ts';

/** A photo of an entry, as it is stored. */
export interface StoredPhoto {
  aid: number;
  picture: Picture;
  full_width: number;
  exif: Exif | null;
}

export interface EntryRow {
  tid: number;
  fid: number;
  authorid: number;
  category: number;
  contest_id: number;
  contest_title: Readonly<Record<Language, string>> | null;
  closes_at: Date | null;
  counts_likes: boolean;
  frozen_at: Date | null;
  final_likes: number;
  dream_state: number;
  dream_what: string;
  dream_photo: StoredPhoto | null;
  dream_at: Date | null;
  /** In their order. */
  photos: StoredPhoto[];
}

/** Entries by their threads with all photos; `lock` locks them until the transaction ends. */
export async function entriesByIds(db: Db, tids: readonly number[], lock?: 'lock'): Promise<EntryRow[]> {
  if (tids.length === 0) return [];
  // By a statement of its own: what waited for a lock reads all other rows as they were before it waited.
  if (lock) {
    await sql`
      select tid from threads.photo_entries where tid = any(${tids}::bigint[]) order by tid for no key update`.execute(
      db,
    );
  }
  const { rows } = await sql<EntryRow>`
    select e.tid, e.fid, e.authorid, e.category, e.contest_id, e.contest_title, e.closes_at, e.counts_likes, e.frozen_at,
           e.final_likes, e.dream_state, e.dream_what, e.dream_photo, e.dream_at,
           coalesce((select jsonb_agg(jsonb_build_object('aid', p.aid, 'picture', p.picture, 'full_width', p.full_width,
                                                         'exif', p.exif) order by p.place)
                       from threads.photos p where p.tid = e.tid), '[]') as photos
      from threads.photo_entries e where e.tid = any(${tids}::bigint[])`.execute(db);
  return rows;
}

export interface NewEntry {
  tid: number;
  fid: number;
  authorid: number;
  category: number;
  contestId: number;
  title: Readonly<Record<Language, string>> | null;
  closesAt: Date | null;
  countsLikes: boolean;
  lot: number;
  now: Date;
}

/** Writes a new thread's entry. */
export async function insertEntry(db: Db, entry: NewEntry): Promise<void> {
  await sql`
    insert into threads.photo_entries (tid, fid, authorid, category, contest_id, contest_title, closes_at, counts_likes,
                                       lot, active_at, created_at)
    values (${entry.tid}, ${entry.fid}, ${entry.authorid}, ${entry.category}, ${entry.contestId},
            ${entry.title && JSON.stringify(entry.title)}::jsonb, ${entry.closesAt}, ${entry.countsLikes},
            ${entry.lot}, ${entry.now}, ${entry.now})`.execute(db);
}

/** Gives an entry another category, its photos too. */
export async function setCategory(db: Db, tid: number, category: number): Promise<void> {
  await sql`update threads.photo_entries set category = ${category} where tid = ${tid}`.execute(db);
}

/** Writes an entry's photos anew, with the figures that the entry has. */
export async function writePhotos(db: Db, tid: number, photos: readonly StoredPhoto[]): Promise<void> {
  await sql`delete from threads.photos where tid = ${tid}`.execute(db);
  await sql`
    insert into threads.photos (tid, aid, place, fid, category, contest_id, authorid, likes, active_at, created_at,
                                picture, full_width, exif)
    select e.tid, p.aid, p.place, e.fid, e.category, e.contest_id, e.authorid, e.likes, e.active_at, e.created_at,
           p.picture::jsonb, p.full_width, p.exif::jsonb
      from threads.photo_entries e,
           unnest(${photos.map(({ aid }) => aid)}::bigint[],
                  ${photos.map(({ picture }) => JSON.stringify(picture))}::text[],
                  ${photos.map(({ full_width }) => full_width)}::int[],
                  ${photos.map(({ exif }) => exif && JSON.stringify(exif))}::text[])
             with ordinality as p (aid, picture, full_width, exif, place)
     where e.tid = ${tid}`.execute(db);
}

/** Forgets the entries of deleted threads. */
export async function dropEntry(db: Db, tid: number): Promise<void> {
  await sql`delete from threads.photos where tid = ${tid}`.execute(db);
  await sql`delete from threads.photo_entries where tid = ${tid}`.execute(db);
}

/**
 * Copies what lists are ordered by from some threads to their entries and photos; which entries changed. While likes decide a
 * contest its entries are ordered as without any, so that no list shows who leads.
 */
export async function copyFigures(db: Db, tids: readonly number[]): Promise<number[]> {
  const copied = sql`case when e.counts_likes and e.frozen_at is null then 0 else t.likes end`;
  const { rows } = await sql<{ tid: number }>`
    with mine as (
      select e.tid from threads.photo_entries e where e.tid = any(${tids}::bigint[]) order by e.tid for no key update)
    update threads.photo_entries e
       set likes = ${copied}, active_at = t.last_post_at, created_at = t.created_at
      from mine join threads.threads t on t.tid = mine.tid
     where e.tid = mine.tid and (e.likes, e.active_at, e.created_at) is distinct from
                                (${copied}, t.last_post_at, t.created_at)
    returning e.tid`.execute(db);
  const changed = rows.map(({ tid }) => tid);
  if (changed.length > 0) {
    await sql`
      update threads.photos p set likes = e.likes, active_at = e.active_at, created_at = e.created_at
        from threads.photo_entries e where e.tid = p.tid and p.tid = any(${changed}::bigint[])`.execute(db);
  }
  return changed;
}
