import { boardFids } from '../../contract/primitives/boards.ts';
import { languageRoutes, localePath } from '../../contract/primitives/countries.ts';
import { lastThread, threadsInRange } from '../domains/threads/index.ts';
import type { Db } from '../platform/context.ts';

/** Among so many of the newest threads some are for everybody. */
const lookedAt = 100;

/** Pages that most readers see, in each language: what draws them is compiled by then, and the database has read what they show. */
export async function warmUpAddresses(db: Db): Promise<string[]> {
  const last = await lastThread(db);
  const threads = (await threadsInRange(db, last - lookedAt, last + 1)).slice(-2);
  const board = `/forum/${boardFids.common}`;
  const pages = ['/', '/latest', '/forum', board, '/topic', '/find', ...threads.map(({ tid }) => `${board}/${tid}`)];
  return Object.values(languageRoutes).flatMap((code) => pages.map((path) => localePath(code, path)));
}
