import type { InputOf } from '../../../../contract/call.ts';
import type { feedsCalls } from '../../../../contract/domains/feeds/calls.ts';
import { countryOfFid } from '../../../../contract/primitives/countries.ts';
import { numberedPages, pageFigures } from '../../../platform/keyset.ts';
import { parted, type SharedCtx } from '../../../platform/reading/parted.ts';
import { refuseField } from '../../../platform/refusal.ts';
import { ownRows, readersOf, recentAuthors, sharedRows, threadsOfAuthors, visibleIds } from '../../threads/index.ts';
import { hottestIds } from '../sql/hot.ts';
import type { Candidates } from './candidates.ts';
import type { ReadDeps } from './deps.ts';
import { createOrders, scopesOf } from './for-you-order.ts';
import { readsScope } from './reads-scope.ts';

/** A member's own thread stands on top for this long, whatever its heat. */
const ownOnTopMilliseconds = 15 * 60_000;
const ownOnTop = 3;
/** Threads of that while that are looked at, newest first. */
const mostRecent = 2000;

interface Deps extends ReadDeps {
  candidates: Candidates;
}

type Call = (typeof feedsCalls)['feeds.for-you'];

/** What is asked for, with the part of a member's own order that the page holds and the one after it. */
type Asked = InputOf<Call> & { ordered?: number[] };

/** Threads for the reader: guests get the hottest, members an order of their own (`docs/for-you.md`). */
export const forYou = ({ people, count, candidates }: Deps) => {
  const orders = createOrders({ people, candidates });
  return parted<Call>()({
    asked: async (ctx, input): Promise<Asked> => {
      const { actor } = ctx;
      if (!actor || !countryOfFid(input.country_fid)) return input;
      const { page_r: page, limit } = input;
      const order = await orders(ctx, actor, { countryFid: input.country_fid, afresh: page === 1 });
      // One more than the page shows says whether another follows.
      return { ...input, ordered: order.slice((page - 1) * limit, page * limit + 1) };
    },
    shared: async (ctx, { country_fid: countryFid, page_r: page, limit, ordered }) => {
      if (!countryOfFid(countryFid)) return refuseField('country_fid');
      readsScope(ctx, countryFid);
      const skipped = (page - 1) * limit;
      const own = await newestOwn(ctx);
      // The member's newest stand on top of page 1, and nowhere a second time.
      const hottest = async () => (await hotFor(ctx, scopesOf(countryFid), skipped + limit + 1)).slice(skipped);
      const others = page > numberedPages ? [] : (ordered ?? (await hottest()));
      const more = others.length > limit && page < numberedPages;
      const onPage = others.slice(0, limit);
      const shown = onPage.filter((tid) => !own.includes(tid));
      const [{ list, facts }, counted] = await Promise.all([
        sharedRows(ctx, people, page === 1 ? [...own, ...shown] : shown),
        count(ctx.db, { countryFid }),
      ]);
      const figures = pageFigures({ page, limit }, { rows: shown, more }, counted);
      return { answer: { list, ...figures, next: '' }, facts: { rows: facts } };
    },
    own: async (ctx, { rows }) => ({ list: await ownRows(ctx, people, rows) }),
  });
};

/** Read beyond what is wanted, for what these readers may not see; and how often the double is read. */
const spare = 20;
const rounds = 4;

/** The hottest threads that readers may see: the scores don't know who may, so that more are read until they suffice. */
async function hotFor(ctx: SharedCtx, scopes: readonly number[], wanted: number): Promise<number[]> {
  let read = wanted + spare;
  for (let round = 1; ; round += 1, read *= 2) {
    const ids = await hottestIds(ctx.db, scopes, read);
    const seen = await visibleIds(ctx, ids);
    if (seen.length >= wanted || ids.length < read || round === rounds) return seen.slice(0, wanted);
  }
}

/** Who posted of late is asked about: each of them gets a list with their own on top, all others share one. */
async function newestOwn(ctx: SharedCtx): Promise<number[]> {
  if (ctx.access === null) return [];
  const since = new Date(ctx.now.getTime() - ownOnTopMilliseconds);
  const authors = await recentAuthors(ctx.db, since, mostRecent);
  const [reader] = authors.filter(ctx.isReader);
  if (reader === undefined) return [];
  const keys = await threadsOfAuthors(ctx.db, [reader], {
    reader: { ...readersOf(ctx), uid: reader },
    limit: ownOnTop,
  });
  return keys.filter(({ at }) => at >= since).map(({ id }) => id);
}
