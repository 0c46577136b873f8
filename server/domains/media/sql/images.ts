import { type Insertable, type Selectable, sql } from 'kysely';
import type { Db, ReadDb } from '../../../platform/context.ts';
import type { DB } from '../../../platform/db/types.ts';

const shown = ['aid', 'uid', 'width', 'height', 'colour', 'widths', 'storage_key'] as const;
export type ImageRow = Pick<Selectable<DB['media.images']>, (typeof shown)[number]>;

/** Stores a picture's row and returns its number. */
export async function insertImage(db: Db, row: Insertable<DB['media.images']>): Promise<number> {
  const { aid } = await db.insertInto('media.images').values(row).returning('aid').executeTakeFirstOrThrow();
  return aid;
}

/** Rows of pictures, in no order. */
export function findImages(db: ReadDb, aids: readonly number[]): Promise<ImageRow[]> {
  return db.selectFrom('media.images').select(shown).where('aid', '=', sql<number>`any(${aids}::bigint[])`).execute();
}

/** Pictures that have files wider than `widest`, with the widest of each. */
export async function widerThan(db: Db, aids: readonly number[], widest: number): Promise<ReadonlyMap<number, number>> {
  if (aids.length === 0) return new Map();
  const { rows } = await sql<{ aid: number; full: number }>`
    select i.aid, (select max(w) from unnest(i.widths) as w) as full
      from media.images i where i.aid = any(${aids}::bigint[]) and ${widest} < any(i.widths)`.execute(db);
  return new Map(rows.map(({ aid, full }) => [aid, full]));
}

/** How large pictures are as they are stored, in bytes. */
export async function bytesByAid(db: Db, aids: readonly number[]): Promise<ReadonlyMap<number, number>> {
  if (aids.length === 0) return new Map();
  const rows = await db
    .selectFrom('media.images')
    .select(['aid', 'bytes'])
    .where('aid', '=', sql<number>`any(${aids}::bigint[])`)
    .execute();
  return new Map(rows.map(({ aid, bytes }) => [aid, bytes]));
}

/** Counts one more post that shows each of a member's pictures, and returns those that exist. */
export async function addUses(db: Db, uid: number, aids: readonly number[], now: Date): Promise<number[]> {
  const { rows } = await sql<{ aid: number }>`
    update media.images set uses = uses + 1, attached_at = ${now}
     where aid = any(${aids}::bigint[]) and uid = ${uid} returning aid`.execute(db);
  return rows.map((row) => row.aid);
}

/**
 * Notes that these pictures are shown by one post less, each as often as it is named; those that none shows are loose
 * from now on.
 */
export async function takeUses(db: Db, aids: readonly number[], now: Date): Promise<void> {
  await sql`
    update media.images i
       set uses = greatest(i.uses - gone.times, 0),
           attached_at = case when i.uses > gone.times then i.attached_at end,
           created_at = case when i.uses > gone.times then i.created_at else ${now} end
      from (select aid, count(*)::int as times from unnest(${aids}::bigint[]) as named (aid) group by aid) gone
     where i.aid = gone.aid`.execute(db);
}

/** Forgets some pictures that no post has shown since `before`; which they were. One that is being attached stays. */
export async function deleteLoose(
  db: Db,
  before: Date,
  most: number,
): Promise<Pick<ImageRow, 'storage_key' | 'width' | 'height' | 'widths'>[]> {
  return db
    .deleteFrom('media.images')
    .where('aid', 'in', (loose) =>
      loose
        .selectFrom('media.images')
        .select('aid')
        .where('attached_at', 'is', null)
        .where('created_at', '<', before)
        .orderBy('created_at')
        .limit(most)
        .forUpdate()
        .skipLocked(),
    )
    .returning(['storage_key', 'width', 'height', 'widths'])
    .execute();
}

/** The picture of this key, and whether it moves; undefined where there is none. */
export function imageOfKey(
  db: Db,
  key: string,
): Promise<(Pick<ImageRow, 'width' | 'height' | 'widths'> & { animated: boolean }) | undefined> {
  return db
    .selectFrom('media.images')
    .select(['width', 'height', 'widths', 'animated'])
    .where('storage_key', '=', key)
    .limit(1)
    .executeTakeFirst();
}

/** Which of these keys have a row. */
export async function knownKeys(db: Db, keys: readonly string[]): Promise<Set<string>> {
  const rows = await db
    .selectFrom('media.images')
    .select('storage_key')
    .where('storage_key', '=', sql<string>`any(${keys}::text[])`)
    .execute();
  return new Set(rows.map((row) => row.storage_key));
}
