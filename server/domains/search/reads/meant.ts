import { globalFid } from '../../../../contract/primitives/countries.ts';
import type { ReadCtx } from '../../../platform/context.ts';
import { findWords } from '../../moderation/index.ts';
import { type Query, queryOf, queryWords } from '../rules/query.ts';
import { knownWords, likeliestWord } from '../sql/words.ts';
import type { ReadDeps } from './deps.ts';
import { findThreads, type Input } from './found-posts.ts';

/** A word that fewer posts have is offered to nobody. */
export const leastSeen = 3;

/** Words of one query that are corrected: each is a look through all words. */
const mostCorrected = 3;

/** Another spelling of a query that finds something, where its own finds nothing. */
export async function whatIsMeant(
  ctx: ReadCtx,
  deps: Pick<ReadDeps, 'people' | 'stems' | 'wordLists'>,
  query: Query,
  input: Input,
  newest: number,
): Promise<{ q: string; count: number } | null> {
  const spellings = query.words.map(({ folded }) => folded);
  const known = await knownWords(ctx.db, spellings);
  const unknown = spellings.filter((word) => (known.get(word) ?? 0) < leastSeen);
  if (unknown.length > mostCorrected) return null;
  const corrected = await Promise.all(
    query.words.map(async ({ folded, written }) => {
      if (!unknown.includes(folded)) return written;
      return (await likeliestWord(ctx.db, folded, leastSeen))?.shown ?? written;
    }),
  );
  const q = corrected.join(' ');
  if (q === query.words.map(({ written }) => written).join(' ')) return null;
  if (findWords(await deps.wordLists(ctx.db, input.country_fid ?? globalFid), q).length > 0) return null;
  const words = queryWords(q);
  const other = queryOf(words, await deps.stems(ctx.db, words));
  const { threads } = await findThreads(ctx, deps, other, input, newest);
  return threads.length === 0 ? null : { q, count: threads.length };
}
