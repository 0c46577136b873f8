import type { DataOf, InputOf } from '../../../../contract/call.ts';
import type { feedsCalls } from '../../../../contract/domains/feeds/calls.ts';
import { countryOfFid, globalFid } from '../../../../contract/primitives/countries.ts';
import type { Ctx } from '../../../platform/context.ts';
import { numberedPages, pageFigures } from '../../../platform/keyset.ts';
import { refuseField } from '../../../platform/refusal.ts';
import { type ListReader, readerOf, threadRows, threadsOfAuthors, visibleIds } from '../../threads/index.ts';
import { everywhere } from '../listeners/score.ts';
import { hottestIds } from '../sql/hot.ts';
import type { ReadDeps } from './deps.ts';
import { touchScope } from './touch-scope.ts';

type Call = (typeof feedsCalls)['feeds.for-you'];

/** A member's own thread stands on top for this long, whatever its heat. */
const ownOnTopMilliseconds = 15 * 60_000;
const ownOnTop = 3;

/** Threads for the reader: hot by likes, replies and age. */
export const forYou =
  ({ people, count }: ReadDeps) =>
  async (ctx: Ctx, { country_fid: countryFid, page_r: page, limit }: InputOf<Call>): Promise<DataOf<Call>> => {
    if (!countryOfFid(countryFid)) return refuseField('country_fid');
    touchScope(ctx, countryFid);
    const scopes = countryFid === globalFid ? [everywhere] : [countryFid, globalFid];
    const skipped = (page - 1) * limit;
    const reader = await readerOf(ctx, people);
    const own = await newestOwn(ctx, reader);
    // The member's newest stand on top of page 1, and nowhere a second time.
    const hot =
      page > numberedPages ? [] : await hotFor(ctx, reader, scopes, { without: own, wanted: skipped + limit + 1 });
    const others = hot.slice(skipped);
    const shown = others.slice(0, limit);
    const more = others.length > limit && page < numberedPages;
    const [list, counted] = await Promise.all([
      threadRows(ctx, people, page === 1 ? [...own, ...shown] : shown),
      count(ctx.db, { countryFid }),
    ]);
    return { list, ...pageFigures({ page, limit }, { rows: shown, more }, counted), next: '' };
  };

/** Read beyond what is wanted, for what this reader may not see; and how often the double is read. */
const spare = 20;
const rounds = 4;

/** The hottest threads that a reader may see: the scores don't know who may, so that more are read until they suffice. */
async function hotFor(
  ctx: Ctx,
  reader: ListReader,
  scopes: readonly number[],
  { without, wanted }: { without: readonly number[]; wanted: number },
): Promise<number[]> {
  let read = wanted + without.length + spare;
  for (let round = 1; ; round += 1, read *= 2) {
    const ids = await hottestIds(ctx.db, scopes, read);
    const seen = (await visibleIds(ctx.db, ids, reader)).filter((tid) => !without.includes(tid));
    if (seen.length >= wanted || ids.length < read || round === rounds) return seen.slice(0, wanted);
  }
}

async function newestOwn(ctx: Ctx, reader: ListReader): Promise<number[]> {
  if (!ctx.actor) return [];
  const since = ctx.now.getTime() - ownOnTopMilliseconds;
  const keys = await threadsOfAuthors(ctx.db, [ctx.actor.uid], { reader, limit: ownOnTop });
  return keys.filter(({ at }) => at.getTime() >= since).map(({ id }) => id);
}
