import { type RawBuilder, sql } from 'kysely';
import type { CountryOffice, Db } from '../../../../platform/context.ts';
import { afterPlace } from '../../../../platform/db/after-place.ts';
import type { TimeKey } from '../../../../platform/keyset.ts';
import { placeModerated } from '../../../moderation/index.ts';

/** Whose list it is: what they may not see is left out in the statement, so that every page is full. */
export interface ListReader {
  /** 0 for a guest. */
  uid: number;
  readaccess: number;
  office: CountryOffice | null;
  /** Authors of whom this reader sees nothing. */
  hidden: readonly number[];
}

/** What such a reader may see of a thread's row; it names columns that the lists' indexes carry. */
export const seenBy = ({ uid, readaccess, office, hidden }: ListReader, of = '') => {
  const column = (name: string) => sql.ref(of + name);
  const byLevel = sql`${column('readperm')} <= ${readaccess}::int`;
  const inOffice = office && sql`${column('readperm')} <= ${office.access}::int`;
  const place = office && placeModerated(office);
  const reached = place === null ? inOffice : sql`(${byLevel} or ${column('country_fid')} = ${place} and ${inOffice})`;
  const open = reached ?? byLevel;
  const allowed = uid === 0 ? open : sql`(${open} or ${column('authorid')} = ${uid})`;
  return hidden.length === 0 ? allowed : sql`${allowed} and ${column('authorid')} <> all(${hidden}::bigint[])`;
};

export const shown = sql`status = 1 and deleted_at is null`;
const newest = sql`order by created_at desc, tid desc`;

/** A thread of a list, with what decides over who may see it. */
export interface ListedThread {
  id: number;
  by: number;
  readperm: number;
}

/** The same with its place in time. */
export interface ThreadKey extends ListedThread, TimeKey {}

const places = async (db: Db, statement: RawBuilder<ThreadKey>): Promise<ThreadKey[]> =>
  (await statement.execute(db)).rows;

/** How much of a list is read, from where, for whom. */
export interface Asked {
  reader: ListReader;
  limit: number;
  after?: TimeKey | undefined;
}

/** Newest threads that a condition picks: of all, or of one board. */
const latestWhere = (db: Db, where: RawBuilder<unknown>, { reader, limit, after }: Asked): Promise<ThreadKey[]> =>
  places(
    db,
    sql<ThreadKey>`
      select tid as id, created_at as at, authorid as by, readperm from threads.threads
       where ${where} and ${shown} and ${seenBy(reader)} ${afterPlace(after, 'created_at', 'tid')} ${newest} limit ${limit}`,
  );

/** Newest threads of all countries. */
export const latestOfAll = (db: Db, asked: Asked): Promise<ThreadKey[]> => latestWhere(db, sql`true`, asked);

/** Newest threads of one board. */
export const latestOfBoard = (db: Db, fid: number, asked: Asked): Promise<ThreadKey[]> =>
  latestWhere(db, sql`fid = ${fid}`, asked);

/** Newest threads of some countries: one bounded scan of the index for each. */
export const latestOfCountries = (
  db: Db,
  fids: readonly number[],
  { reader, limit, after }: Asked,
): Promise<ThreadKey[]> =>
  places(
    db,
    sql<ThreadKey>`
      select t.tid as id, t.created_at as at, t.authorid as by, t.readperm
        from unnest(${fids}::int[]) as e (fid)
       cross join lateral (
         select tid, created_at, authorid, readperm from threads.threads
          where country_fid = e.fid and ${shown} and ${seenBy(reader)} ${afterPlace(after, 'created_at', 'tid')}
          ${newest} limit ${limit}) t
       order by t.created_at desc, t.tid desc limit ${limit}`,
  );

/**
 * Newest threads by some authors. Of thousands only the newest thread is looked up: those whose newest is not among so
 * many as are wanted have none that is, so that the rest is read of as many authors as rows are wanted.
 */
export function latestOfAuthors(
  db: Db,
  uids: readonly number[],
  { reader, limit, after }: Asked,
): Promise<ThreadKey[]> {
  const ofAuthor = (most: number) => sql`
    select tid, created_at, authorid, readperm from threads.threads
     where authorid = e.uid and ${shown} and ${seenBy(reader)} ${afterPlace(after, 'created_at', 'tid')}
     ${newest} limit ${most}`;
  return places(
    db,
    sql<ThreadKey>`
      select t.tid as id, t.created_at as at, t.authorid as by, t.readperm
        from (select e.uid from unnest(${uids}::bigint[]) as e (uid)
               cross join lateral (${ofAuthor(1)}) first
               order by first.created_at desc, first.tid desc limit ${limit}) e
       cross join lateral (${ofAuthor(limit)}) t
       order by t.created_at desc, t.tid desc limit ${limit}`,
  );
}

/** Levels of pins: on the board, in the country, everywhere. */
const [ofBoard, ofCountry, everywhere] = [1, 2, 3];

interface PinnedIn {
  fids: readonly number[];
  /** Those of one board stand there, too. */
  typeid?: number;
}

/** Threads pinned in some countries and everywhere, on one board those of the board first (R-FED-005): a few of each. */
export async function pinnedIds(db: Db, where: PinnedIn, { reader, limit }: Asked): Promise<ListedThread[]> {
  const { fids, typeid } = where;
  const here =
    typeid === undefined
      ? sql`displayorder = ${ofCountry}`
      : sql`(displayorder = ${ofCountry} or displayorder = ${ofBoard} and typeid = ${typeid})`;
  const row = sql`select tid, displayorder, authorid, readperm from threads.threads`;
  const seen = sql`${shown} and ${seenBy(reader)}`;
  const { rows } = await sql<ListedThread>`
    select t.tid as id, t.authorid as by, t.readperm from (
      (select c.* from unnest(${fids}::int[]) as k (fid)
        cross join lateral (
          ${row} where country_fid = k.fid and displayorder > 0 and ${here} and ${seen}
           order by displayorder, tid desc limit ${limit}) c)
      union all
      (${row} where displayorder = ${everywhere} and ${seen} order by tid desc limit ${limit})) t
     order by t.displayorder, t.tid desc limit ${limit}`.execute(db);
  return rows;
}

/** Digest threads of a country, newest first. */
export async function digestIds(db: Db, countryFid: number, { reader, limit }: Asked): Promise<ListedThread[]> {
  const { rows } = await sql<ListedThread>`
    select tid as id, authorid as by, readperm from threads.threads
     where country_fid = ${countryFid} and digest > 0 and ${shown} and ${seenBy(reader)}
     ${newest} limit ${limit}`.execute(db);
  return rows;
}

/** Those of some threads that a reader may see, in no order. */
export async function seenIds(db: Db, tids: readonly number[], reader: ListReader): Promise<ListedThread[]> {
  if (tids.length === 0) return [];
  const { rows } = await sql<ListedThread>`
    select tid as id, authorid as by, readperm from threads.threads
     where tid = any(${tids}::bigint[]) and ${shown} and ${seenBy(reader)}`.execute(db);
  return rows;
}

/** The countries of some threads. */
export async function countriesOf(db: Db, tids: readonly number[]): Promise<ReadonlyMap<number, number>> {
  if (tids.length === 0) return new Map();
  const { rows } = await sql<{ tid: number; country_fid: number }>`
    select tid, country_fid from threads.threads where tid = any(${tids}::bigint[])`.execute(db);
  return new Map(rows.map(({ tid, country_fid }) => [tid, country_fid]));
}

/** Who wrote the threads since a moment, each once. */
export async function authorsSince(db: Db, since: Date, limit: number): Promise<number[]> {
  const { rows } = await sql<{ authorid: number }>`
    select distinct authorid from (
      select authorid from threads.threads where created_at >= ${since} and ${shown} ${newest} limit ${limit}) t`.execute(
    db,
  );
  return rows.map((row) => row.authorid);
}

/** Who wrote some threads, each once. */
export async function authorsOf(db: Db, tids: readonly number[]): Promise<number[]> {
  const { rows } = await sql<{ authorid: number }>`
    select distinct authorid from threads.threads where tid = any(${tids}::bigint[])`.execute(db);
  return rows.map((row) => row.authorid);
}

/** A thread that everybody may read, with what its address depends on. */
interface PublicThread {
  tid: number;
  fid: number;
  special: number;
  country_fid: number;
  changed: Date;
}

/** Threads of a range of ids that everybody may see, for search engines. */
export async function publicInRange(db: Db, from: number, to: number): Promise<PublicThread[]> {
  const { rows } = await sql<PublicThread>`
    select tid, fid, special, country_fid, greatest(last_post_at, edited_at) as changed from threads.threads
     where tid >= ${from} and tid < ${to} and ${shown} and readperm = 0 order by tid`.execute(db);
  return rows;
}

/** The highest thread id there is, 0 for none. */
export async function highestTid(db: Db): Promise<number> {
  const { rows } = await sql<{ tid: number }>`select tid from threads.threads order by tid desc limit 1`.execute(db);
  return rows[0]?.tid ?? 0;
}
