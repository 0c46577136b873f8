import type { DataOf, InputOf } from '../../../../contract/call.ts';
import type { searchCalls } from '../../../../contract/domains/search/calls.ts';
import { searchLimits } from '../../../../contract/domains/search/limits.ts';
import { countryOfFid, globalFid } from '../../../../contract/primitives/countries.ts';
import type { MemberReadCtx, ReadCtx } from '../../../platform/context.ts';
import { refuseField } from '../../../platform/refusal.ts';
import { onPrimary } from '../../../platform/replicas/primary-of.ts';
import { foundThreads, readerOf } from '../../threads/index.ts';
import { lexemesByWord, queryWords } from '../rules/query.ts';
import { similarTitles, type Weighed } from '../sql/titles.ts';
import { knownWords } from '../sql/words.ts';
import type { ReadDeps } from './deps.ts';
import { createStems } from './stems.ts';
import { fidsOf } from './threads-titled.ts';

type Call = (typeof searchCalls)['search.similar'];

/** Of a title with several words that say something a similar one has two. */
const leastAlike = 2;

/** Threads whose titles are like one that is being written, of those its writer finds. */
export const similar =
  ({ people, stems }: Pick<ReadDeps, 'people' | 'stems'>) =>
  async (ctx: MemberReadCtx, { subject, country_fid: countryFid }: InputOf<Call>): Promise<DataOf<Call>> => {
    if (!countryOfFid(countryFid)) return refuseField('country_fid');
    const tids = await titlesLike({ people, stems }, ctx, { subject, countryFid, limit: searchLimits.similar });
    const rows = await foundThreads(onPrimary(ctx), people, tids);
    return { list: rows.map(({ tid, subject: title, replies }) => ({ tid, subject: title, replies })) };
  };

/** What is asked for: titles like one that is being written, of a country or a kind. */
interface Asked {
  subject: string;
  countryFid: number;
  special?: number;
  limit: number;
}

/** Threads whose titles are like one, the likest first, of those that this reader finds. */
async function titlesLike(
  { people, stems }: Pick<ReadDeps, 'people' | 'stems'>,
  ctx: ReadCtx,
  { subject, countryFid, special, limit }: Asked,
): Promise<number[]> {
  const typed = queryWords(subject);
  const lexemes = lexemesByWord(typed, await stems(ctx.db, typed));
  const seen = await knownWords(
    ctx.db,
    typed.map(({ folded }) => folded),
  );
  const words = typed.flatMap(({ folded }, at): Weighed[] =>
    lexemes[at]!.length === 0 ? [] : [{ spellings: lexemes[at]!, weight: weightOf(seen.get(folded) ?? 0) }],
  );
  if (words.length === 0) return [];
  return similarTitles(
    ctx.db,
    { ...(await readerOf(ctx, people)), now: ctx.now },
    {
      words: words.sort((a, b) => b.weight - a.weight),
      least: Math.min(leastAlike, words.length),
      ...{ fids: fidsOf(countryFid), special, limit },
    },
  );
}

/** The same for a domain below that asks for it: of one kind, in all countries. */
export const similarThreads = (people: ReadDeps['people']) => {
  const deps = { people, stems: createStems() };
  return (ctx: ReadCtx, subject: string, { special, limit }: { special: number; limit: number }): Promise<number[]> =>
    titlesLike(deps, ctx, { subject, countryFid: globalFid, special, limit });
};

/** What few posts say counts for more than what many say. */
const weightOf = (seen: number): number => 1 / Math.log(Math.E + seen);
