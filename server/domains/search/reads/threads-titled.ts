import type { DataOf } from '../../../../contract/call.ts';
import type { searchCalls } from '../../../../contract/domains/search/calls.ts';
import { searchLimits } from '../../../../contract/domains/search/limits.ts';
import { countries, globalFid } from '../../../../contract/primitives/countries.ts';
import type { ReadCtx } from '../../../platform/context.ts';
import { onPrimary } from '../../../platform/replicas/primary-of.ts';
import { foundThreads, readerOf } from '../../threads/index.ts';
import { spellingsOf } from '../rules/query.ts';
import type { Word } from '../rules/words.ts';
import { threadsTitled } from '../sql/titles.ts';
import type { ReadDeps } from './deps.ts';

/** Fewer characters begin a word of nearly every title. */
const fewestCharacters = 2;
const everyFid = countries.map(({ fid }) => fid);

/** A country's threads with those of all countries; for the global one whatever there is. */
export const fidsOf = (countryFid: number): readonly number[] =>
  countryFid === globalFid ? everyFid : [countryFid, globalFid];

/** Threads of a country whose titles have the words that are typed, the last of them to its end or not. */
export async function suggestedThreads(
  ctx: ReadCtx,
  { people }: Pick<ReadDeps, 'people'>,
  typed: readonly Word[],
  countryFid: number,
): Promise<DataOf<(typeof searchCalls)['search.suggest']>['threads']> {
  const words = spellingsOf(typed);
  const begins = (words.pop() ?? []).filter(({ length }) => length >= fewestCharacters);
  if (begins.length === 0) return [];
  const tids = await threadsTitled(
    ctx.db,
    { ...(await readerOf(ctx, people)), now: ctx.now },
    {
      ...{ words, begins, limit: searchLimits.suggested },
      fids: fidsOf(countryFid),
    },
  );
  const rows = await foundThreads(onPrimary(ctx), people, tids);
  return rows.map(({ tid, subject, replies }) => ({ tid, subject, replies }));
}
