import { sql } from 'kysely';
import type { Db, ReadDb } from '../../../../platform/context.ts';
import { gathered } from '../../../../platform/db/gather.ts';

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
  /** By UTC. */
  day: string;
  /** Places that the member has at most. */
  most: number;
}

/**
 * Moves a member's place on; never back, whichever of two devices says so later. Nothing is written where nothing moves; a
 * place in another thread takes that of the oldest where the member has as many as there may be.
 */
export async function moveReadingPlace(db: Db, { uid, tid, floor, position, day, most }: Moved): Promise<void> {
  await sql`
    with moved as (
      insert into threads.reading_places as p (uid, tid, floor, position, read_on)
      values (${uid}, ${tid}, ${floor}::int, ${position}::int, ${day}::date)
      on conflict (uid, tid) do update
         set floor = greatest(p.floor, excluded.floor), position = greatest(p.position, excluded.position),
             read_on = greatest(p.read_on, excluded.read_on)
       where p.floor < excluded.floor or p.position < excluded.position or p.read_on < excluded.read_on
      returning xmax = 0 as is_new
    )
    delete from threads.reading_places where uid = ${uid} and tid in (
      select tid from threads.reading_places
       where uid = ${uid} and tid <> ${tid} and (select is_new from moved)
       order by read_on desc, tid desc offset ${most - 1})`.execute(db);
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

export interface OwnReadingPlace {
  tid: number;
  floor: number;
  position: number;
  read_on: string;
}

/** A member's own places, after the thread of the one before. */
export async function ownReadingPlaces(
  db: ReadDb,
  { uid, after, most }: { uid: number; after: number; most: number },
): Promise<OwnReadingPlace[]> {
  const { rows } = await sql<OwnReadingPlace>`
    select tid, floor, position, read_on from threads.reading_places
    where uid = ${uid} and tid > ${after} order by tid limit ${most}`.execute(db);
  return rows;
}

/** Deletes some of a member's places; how many went. */
export async function dropReadingPlaces(db: Db, uid: number, most: number): Promise<number> {
  const { numAffectedRows } = await sql`
    delete from threads.reading_places where uid = ${uid} and tid in (
      select tid from threads.reading_places where uid = ${uid} order by tid limit ${most})`.execute(db);
  return Number(numAffectedRows ?? 0);
}

/** Deletes some places at which nobody has read since a day; how many went. */
export async function sweepReadingPlaces(db: Db, before: string, most: number): Promise<number> {
  const { numAffectedRows } = await sql`
    delete from threads.reading_places where (uid, tid) in (
      select uid, tid from threads.reading_places where read_on < ${before}::date
       order by read_on limit ${most} for update skip locked)`.execute(db);
  return Number(numAffectedRows ?? 0);
}
