import { countries, globalFid } from '../../../../contract/primitives/countries.ts';
import type { TagBoard } from '../../../platform/cache/tags.ts';
import type { Db } from '../../../platform/context.ts';
import type { SharedCtx } from '../../../platform/reading/parted.ts';
import { guestReadaccess } from '../core/for-reader.ts';
import { isOpenTo } from '../core/policy.ts';
import { readersOf } from '../core/reads/viewing.ts';
import { everywhere } from '../core/rules/places.ts';
import { latestActivities } from '../core/sql/activities.ts';
import { type CountryThread, newestByCountry } from '../core/sql/category-threads.ts';
import { boardThreads } from '../core/sql/counters.ts';
import {
  type Asked,
  authorsOf,
  authorsSince,
  countriesOf,
  highestTid,
  type ListedThread,
  type ListReader,
  latestOfAll,
  latestOfAuthors,
  latestOfBoard,
  latestOfCountries,
  pinnedIds,
  publicInRange,
  seenIds,
  type ThreadKey,
} from '../core/sql/thread-lists.ts';

/** What a list is of: all countries for 293, else a country together with what is for all; or one board. */
export interface Scope {
  countryFid: number;
  fid?: number | undefined;
}

/** Of each country so many are read: the newest may be hidden from who reads. */
const lookedForNewest = 3;

const together = (countryFid: number): number[] => [countryFid, globalFid];

/** Countries whose threads a country's lists show: all for 293. */
export const shownTogether = (countryFid: number): number[] =>
  countryFid === globalFid ? countries.map((country) => country.fid) : together(countryFid);

/** Above every level of access. */
const everyLevel = 32_767;
/** How often the double is read, where threads above the readers' level stand in the way. */
const rounds = 4;

/**
 * The first rows of a list that readers of a kind see. What is above their level is there for its writer alone, who is
 * asked about, like everybody who might be hidden: they get a list of their own.
 */
export async function rowsFor<R extends ListedThread>(
  ctx: SharedCtx,
  limit: number,
  read: (reader: ListReader, limit: number) => Promise<R[]>,
): Promise<R[]> {
  const { isReader, whyHidden } = ctx;
  const strict = readersOf(ctx);
  const seenOf = async (rows: R[]): Promise<R[]> => {
    const open = await openAmong(ctx, rows);
    return rows.filter((row) => whyHidden(row.by) === undefined && (open(row) || isReader(row.by)));
  };
  for (let round = 1, most = limit; round <= rounds; round += 1, most *= 2) {
    const found = await read({ ...strict, readaccess: everyLevel }, most);
    const seen = await seenOf(found);
    if (seen.length >= limit || found.length < most) return seen.slice(0, limit);
  }
  return seenOf(await read(strict, limit));
}

/** Which rows are open to the readers; where their office alone may open one, its country is looked up. */
async function openAmong(ctx: SharedCtx, rows: readonly ListedThread[]): Promise<(row: ListedThread) => boolean> {
  const level = ctx.access ?? guestReadaccess;
  const inOffice = rows.filter(({ readperm }) => readperm > level && readperm <= (ctx.office?.access ?? 0));
  const places = await countriesOf(
    ctx.db,
    inOffice.map(({ id }) => id),
  );
  return (row) => isOpenTo(ctx, { ...row, country_fid: places.get(row.id) ?? 0 });
}

/** Ids of the newest threads, from the beginning or after a row. */
export function latestIds(db: Db, scope: Scope, asked: Asked): Promise<ThreadKey[]> {
  if (scope.fid !== undefined) return latestOfBoard(db, scope.fid, asked);
  if (scope.countryFid === globalFid) return latestOfAll(db, asked);
  return latestOfCountries(db, together(scope.countryFid), asked);
}

/** Boards whose figures together are those of a list. */
function boardsOf(scope: Scope): number[] {
  if (scope.fid !== undefined) return [scope.fid];
  return scope.countryFid === globalFid ? [everywhere] : together(scope.countryFid);
}

/** Tags that move when a list of threads changes. */
export const scopeTags = (scope: Scope): string[] =>
  boardsOf(scope).map((fid) => (fid === everywhere ? 'f:all' : `f:${fid}`));

/** How many threads a list has, as the listeners have counted so far. */
export type ThreadCount = (db: Db, scope: Scope) => Promise<number>;

/** Caches the numbers of threads in this process until their list's tags move. */
export function createThreadCount(tags: TagBoard): ThreadCount {
  const cache = new Map<string, { threads: number; position: number }>();
  return async (db, scope) => {
    const boards = boardsOf(scope);
    const known = cache.get(boards.join());
    if (known && !tags.movedSince(scopeTags(scope), known.position)) return known.threads;
    const position = tags.position();
    const threads = await boardThreads(db, boards);
    cache.set(boards.join(), { threads, position });
    return threads;
  };
}

/** Ids of the newest activities of a country, or of one of its boards. */
export const activityThreads = latestActivities;

/** Ids of the newest threads by some members. */
export const threadsOfAuthors = latestOfAuthors;

/**
 * Ids of pinned threads, by displayorder ascending (R-FED-005): of all countries for 293 and boards of no country, and
 * those pinned everywhere.
 */
export function pinnedThreads(db: Db, fid: number, asked: Asked): Promise<ListedThread[]> {
  const all = countries.map((country) => country.fid);
  const fids = fid === globalFid || !all.includes(fid) ? all : together(fid);
  return pinnedIds(db, { fids }, asked);
}

/** Who wrote the newest threads, each once. */
export async function latestAuthors(db: Db, scope: Scope, asked: Asked): Promise<number[]> {
  return authorsOf(
    db,
    (await latestIds(db, scope, asked)).map(({ id }) => id),
  );
}

/** Those of a list's threads that its readers may see, in the order of the list. */
export async function visibleIds(ctx: SharedCtx, tids: readonly number[]): Promise<number[]> {
  const rows = await rowsFor(ctx, tids.length + 1, (reader) => seenIds(ctx.db, tids, reader));
  const seen = new Set(rows.map(({ id }) => id));
  return tids.filter((tid) => seen.has(tid));
}

/** Who wrote the threads since a moment. */
export const recentAuthors = authorsSince;

/** The highest thread id there is, 0 for none. */
export const lastThread = highestTid;

/** The newest thread of each of some countries that the readers may see. */
export async function newestOfCountries(ctx: SharedCtx, fids: readonly number[]): Promise<Map<number, CountryThread>> {
  const rows = await newestByCountry(ctx.db, fids, { reader: readersOf(ctx), limit: lookedForNewest });
  const shown = new Map<number, CountryThread>();
  for (const row of rows) {
    const seen = isOpenTo(ctx, { ...row, country_fid: row.countryFid }) && ctx.whyHidden(row.by) === undefined;
    if (seen && !shown.has(row.countryFid)) shown.set(row.countryFid, row);
  }
  return shown;
}

/** Threads of a range of ids that everybody may see, for search engines. */
export const threadsInRange = publicInRange;
