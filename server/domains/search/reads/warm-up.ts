import { searchCalls } from '../../../../contract/domains/search/calls.ts';
import type { Ctx, Db, Log } from '../../../platform/context.ts';
import { newestTitleWords } from '../sql/titles.ts';
import type { ReadDeps } from './deps.ts';
import { quickSearch } from './quick-search.ts';

/** Searches at once, so that as many connections as one uses have made its statements; and rounds of them. */
const atOnce = 4;
const rounds = 3;

interface Deps extends ReadDeps {
  db: Db;
  clock: () => Date;
  log: Log;
}

const refuseToWrite = (): never => {
  throw new Error('a search writes nothing');
};

/** Searches as a guest would for words of the newest titles, so that the first reader's search is no slower than the next. */
export const warmUp = (deps: Deps) => async (): Promise<void> => {
  const { db, clock, log } = deps;
  const ctx: Ctx = {
    ...{ actor: null, db, now: clock(), locale: 'en', requestId: 'warm-up', log, touch: () => undefined },
    asked: { ip: '', host: '', userAgent: '', token: undefined, cookies: {}, files: {} },
    answer: { header: refuseToWrite, cookie: refuseToWrite },
    emit: refuseToWrite,
  };
  const find = quickSearch(deps);
  const { query } = searchCalls['search.quick-search'];
  const words = await newestTitleWords(db, atOnce * rounds);
  for (let from = 0; from < words.length; from += atOnce)
    await Promise.all(words.slice(from, from + atOnce).map((q) => find(ctx, query.parse({ q }))));
};
