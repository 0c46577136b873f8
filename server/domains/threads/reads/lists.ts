import { countries, globalFid } from '../../../../contract/primitives/countries.ts';
import type { TagBoard } from '../../../platform/cache/tags.ts';
import type { Db } from '../../../platform/context.ts';
import type { TimeKey } from '../../../platform/keyset.ts';
import { everywhere } from '../rules/places.ts';
import { boardThreads } from '../sql/counters.ts';
import {
  type Asked,
  authorsOf,
  highestTid,
  type ListReader,
  latestOfAll,
  latestOfAuthors,
  latestOfBoard,
  latestOfCountries,
  pinnedIds,
  publicInRange,
  seenIds,
} from '../sql/thread-lists.ts';

/** What a list is of: all countries for 293, else a country together with what is for all; or one board. */
export interface Scope {
  countryFid: number;
  fid?: number | undefined;
}

const together = (countryFid: number): number[] => [countryFid, globalFid];

/** Ids of the newest threads, from the beginning or after a row. */
export function latestIds(db: Db, scope: Scope, asked: Asked): Promise<TimeKey[]> {
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

/** Keeps the numbers of threads in this process until their list's tags move. */
export function createThreadCount(tags: TagBoard): ThreadCount {
  const kept = new Map<string, { threads: number; position: number }>();
  return async (db, scope) => {
    const boards = boardsOf(scope);
    const known = kept.get(boards.join());
    if (known && !tags.movedSince(scopeTags(scope), known.position)) return known.threads;
    const position = tags.position();
    const threads = await boardThreads(db, boards);
    kept.set(boards.join(), { threads, position });
    return threads;
  };
}

/** Ids of the newest threads by some members. */
export const threadsOfAuthors = latestOfAuthors;

/** Ids of pinned threads, by displayorder ascending (R-FED-005): of all countries for 293 and boards of no country. */
export function pinnedThreads(db: Db, fid: number, asked: Asked): Promise<number[]> {
  const all = countries.map((country) => country.fid);
  const scope = fid === globalFid || !all.includes(fid) ? all : together(fid);
  return pinnedIds(db, scope, asked);
}

/** Who wrote the newest threads, each once. */
export async function latestAuthors(db: Db, scope: Scope, asked: Asked): Promise<number[]> {
  return authorsOf(
    db,
    (await latestIds(db, scope, asked)).map(({ id }) => id),
  );
}

/** Those of a list's threads that a reader may see, in the order of the list. */
export async function visibleIds(db: Db, tids: readonly number[], reader: ListReader): Promise<number[]> {
  const seen = new Set(await seenIds(db, tids, reader));
  return tids.filter((tid) => seen.has(tid));
}

/** The highest thread id there is, 0 for none. */
export const lastThread = highestTid;

/** Threads of a range of ids that everybody may see, for search engines. */
export const threadsInRange = publicInRange;
