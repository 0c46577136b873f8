import { sql } from 'kysely';
import type { Db } from '../../../platform/context.ts';
import { behind } from '../../../platform/db/behind.ts';
import { gathered } from '../../../platform/db/gather.ts';
import type { TimeKey } from '../../../platform/keyset.ts';

/** How far a member has read a thread. */
export interface ReadingPlace {
  /** Of the last reply that they came to; 0 for none. */
  floor: number;
  /** Of the newest post that there was then. */
  position: number;
}

export const noPlaces: ReadonlyMap<number, ReadingPlace> = new Map();

interface Moved extends ReadingPlace {
  uid: number;
  tid: number;
  now: Date;
}

/** Moves a member's place on; never back, whichever of two devices says so later. */
export async function moveReadingPlace(db: Db, { uid, tid, floor, position, now }: Moved): Promise<void> {
  await sql`
    insert into threads.reading_places as p (uid, tid, floor, position, read_at)
    values (${uid}, ${tid}, ${floor}::int, ${position}::int, ${now})
    on conflict (uid, tid) do update
       set floor = greatest(p.floor, excluded.floor), position = greatest(p.position, excluded.position),
           read_at = greatest(p.read_at, excluded.read_at)`.execute(db);
}

interface Asked {
  uid: number;
  tids: readonly number[];
}

/** Places of members in some threads, by the thread: of all who ask at once by one statement. */
export const readingPlacesOf = gathered<Asked, ReadonlyMap<number, ReadingPlace>>(async (db, asked) => {
  const places = asked.map(() => new Map<number, ReadingPlace>());
  const wanted = asked.flatMap(({ uid, tids }, n) => tids.map((tid) => ({ n, uid, tid })));
  if (wanted.length === 0) return places;
  const { rows } = await sql<ReadingPlace & { n: number; tid: number }>`
    select w.n, p.tid, p.floor, p.position
      from unnest(${wanted.map(({ n }) => n)}::int[], ${wanted.map(({ uid }) => uid)}::bigint[],
                  ${wanted.map(({ tid }) => tid)}::bigint[]) as w (n, uid, tid)
      join threads.reading_places p on p.uid = w.uid and p.tid = w.tid`.execute(db);
  for (const { n, tid, floor, position } of rows) places[n]!.set(tid, { floor, position });
  return places;
});

/** The first reply behind a floor; undefined where there is none. */
export async function firstReplyBehind(
  db: Db,
  tid: number,
  floor: number,
): Promise<{ pid: number; floor: number } | undefined> {
  const { rows } = await sql<{ pid: number; floor: number }>`
    select pid, floor from threads.posts
    where tid = ${tid} and floor > ${floor}::int order by floor limit 1`.execute(db);
  return rows[0];
}

export interface OwnReadingPlace {
  tid: number;
  floor: number;
  read_at: Date;
}

/** A member's own places, the newest first, behind the one before. */
export async function ownReadingPlaces(
  db: Db,
  { uid, after, most }: { uid: number; after: TimeKey | undefined; most: number },
): Promise<OwnReadingPlace[]> {
  const { rows } = await sql<OwnReadingPlace>`
    select tid, floor, read_at from threads.reading_places
    where uid = ${uid} ${behind(after, 'read_at', 'tid')}
    order by read_at desc, tid desc limit ${most}`.execute(db);
  return rows;
}

/** Takes some of a member's places away; how many went. */
export async function dropReadingPlaces(db: Db, uid: number, most: number): Promise<number> {
  const { numAffectedRows } = await sql`
    delete from threads.reading_places where uid = ${uid} and tid in (
      select tid from threads.reading_places where uid = ${uid} order by tid limit ${most})`.execute(db);
  return Number(numAffectedRows ?? 0);
}

/** Takes some places away that were read before a moment; how many went. */
export async function sweepReadingPlaces(db: Db, before: Date, most: number): Promise<number> {
  const { numAffectedRows } = await sql`
    delete from threads.reading_places where (uid, tid) in (
      select uid, tid from threads.reading_places where read_at < ${before} order by read_at limit ${most})`.execute(
    db,
  );
  return Number(numAffectedRows ?? 0);
}
