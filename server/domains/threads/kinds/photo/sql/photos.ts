import { type RawBuilder, sql } from 'kysely';
import type { PhotoOrder } from '../../../../../../contract/domains/threads/kinds/photo/limits.ts';
import type { Db } from '../../../../../platform/context.ts';
import { afterPlace } from '../../../../../platform/db/after-place.ts';
import type { TimeKey } from '../../../../../platform/keyset.ts';
import { shownThread } from '../../../core/sql/category-threads.ts';
import { type ListedThread, type ListReader, seenBy } from '../../../core/sql/thread-lists.ts';
import type { StoredPhoto } from './entries.ts';

/** A photo's place in a list: `id` is its own number. */
export interface PhotoKey extends ListedThread, TimeKey {
  tid: number;
}

/** What single photos are narrowed to; all of it may be left out. */
export interface PhotosWhere {
  author?: number;
  category?: number;
  fids?: readonly number[];
  won?: true;
  since?: Date;
}

const columns: Record<PhotoOrder, string> = { dateline: 'created_at', like: 'likes', lastpost: 'active_at' };

/** Whether a list changes with every like, so that its pages are numbered. */
export const isNumbered = (order: PhotoOrder): boolean => order === 'like';

function narrowed({ author, category, fids = [], won, since }: PhotosWhere): RawBuilder<unknown> {
  const conditions = [
    ...(author === undefined ? [] : [sql`k.authorid = ${author}`]),
    ...(category ? [sql`k.category = ${category}`] : []),
    ...(fids.length === 0 ? [] : [sql`k.fid = any(${fids}::bigint[])`]),
    ...(won ? [sql`k.won`] : []),
    ...(since === undefined ? [] : [sql`k.created_at > ${since}`]),
  ];
  return conditions.length === 0 ? sql`true` : sql.join(conditions, sql` and `);
}

interface Asked {
  where: PhotosWhere;
  order: PhotoOrder;
  reader: ListReader;
  limit: number;
  after?: TimeKey | undefined;
}

/** The statement of a list of single photos. */
export function photosStatement({ where, order, reader, limit, after }: Asked): RawBuilder<PhotoKey> {
  const by = `k.${columns[order]}`;
  return sql<PhotoKey>`
    select k.aid as id, k.tid, ${sql.ref(isNumbered(order) ? 'k.created_at' : by)} as at, t.authorid as by, t.readperm
      from threads.photos k join threads.threads t on t.tid = k.tid
     where ${shownThread} and ${seenBy(reader, 't.')} and ${narrowed(where)} ${afterPlace(after, by, 'k.aid')}
     order by ${sql.ref(by)} desc, k.aid desc limit ${limit}`;
}

/** Single photos of a list. */
export const photoKeys = async (db: Db, asked: Asked): Promise<PhotoKey[]> =>
  (await photosStatement(asked).execute(db)).rows;

/** More than these are not counted, so that a count stays short. */
const countedMost = 10_000;

/** How many single photos a list has. */
export async function countPhotos(db: Db, where: PhotosWhere): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from (
      select from threads.photos k join threads.threads t on t.tid = k.tid
       where ${shownThread} and ${narrowed(where)} limit ${countedMost}) shown`.execute(db);
  return rows[0]!.count;
}

/** A single photo, with what decides over its like. */
export interface PhotoRow extends StoredPhoto {
  tid: number;
  category: number;
  contest_id: number;
  closes_at: Date | null;
  counts_likes: boolean;
  frozen_at: Date | null;
}

/** Photos by their threads and numbers, in no order. */
export async function photosByKeys(db: Db, keys: readonly { tid: number; id: number }[]): Promise<PhotoRow[]> {
  if (keys.length === 0) return [];
  const { rows } = await sql<PhotoRow>`
    select p.tid, p.aid, p.picture, p.full_width, p.exif, p.category, p.contest_id, e.closes_at, e.counts_likes, e.frozen_at
      from unnest(${keys.map(({ tid }) => tid)}::bigint[], ${keys.map(({ id }) => id)}::bigint[]) as k (tid, aid)
      join threads.photos p on p.tid = k.tid and p.aid = k.aid
      join threads.photo_entries e on e.tid = p.tid`.execute(db);
  return rows;
}

/** The first photo of each of some entries. */
export async function firstPhotos(db: Db, tids: readonly number[]): Promise<ReadonlyMap<number, StoredPhoto>> {
  if (tids.length === 0) return new Map();
  const { rows } = await sql<StoredPhoto & { tid: number }>`
    select distinct on (p.tid) p.tid, p.aid, p.picture, p.full_width, p.exif
      from threads.photos p where p.tid = any(${tids}::bigint[]) order by p.tid, p.place`.execute(db);
  return new Map(rows.map(({ tid, ...photo }) => [tid, photo]));
}

/** Likes of the entries that some photos stand in. */
export async function likesOfPhotos(db: Db, keys: readonly { tid: number }[]): Promise<ReadonlyMap<number, number>> {
  if (keys.length === 0) return new Map();
  const { rows } = await sql<{ tid: number; likes: number }>`
    select tid, likes from threads.photo_entries where tid = any(${keys.map(({ tid }) => tid)}::bigint[])`.execute(db);
  return new Map(rows.map(({ tid, likes }) => [tid, likes]));
}
