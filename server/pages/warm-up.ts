import { boardFids } from '../../contract/primitives/board-fids.ts';
import { languageRoutes, localePath } from '../../contract/primitives/countries.ts';
import { lastThread, threadsInRange } from '../domains/threads/index.ts';
import type { Db } from '../platform/context.ts';

/** Among so many of the newest threads some are for everybody. */
const lookedAt = 100;

/**
 * Pages that most readers see, and in each further language what most of them begin with: what draws them is compiled by then,
 * and the database has read what they show.
 */
export async function warmUpAddresses(db: Db): Promise<string[]> {
  const last = await lastThread(db);
  const newest = (await threadsInRange(db, last - lookedAt, last + 1)).slice(-2);
  const board = `/forum/${boardFids.common}`;
  const threads = newest.map(({ tid }) => `${board}/${tid}`);
  const [first, ...others] = Object.values(languageRoutes);
  const begin = ['/', ...threads.slice(0, 1)];
  return [
    ...['/', '/latest', board, '/topic', ...threads].map((path) => localePath(first!, path)),
    ...others.flatMap((code) => begin.map((path) => localePath(code, path))),
  ];
}
