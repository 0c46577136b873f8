import type { DataOf, InputOf } from '../../../../contract/call.ts';
import type { searchCalls } from '../../../../contract/domains/search/calls.ts';
import { searchLimits } from '../../../../contract/domains/search/limits.ts';
import { globalFid } from '../../../../contract/primitives/countries.ts';
import type { ReadCtx } from '../../../platform/context.ts';
import { readerOf } from '../../threads/index.ts';
import { daysAgo } from '../rules/days.ts';
import { authorMark, monthsSince, rarestFirst } from '../rules/marks.ts';
import type { Query } from '../rules/query.ts';
import { type Best, bestOfThreads } from '../rules/ranked.ts';
import { queryText, queryTexts } from '../rules/vector.ts';
import { marksAfter, needsBeyond, nextWindow, windowsOf } from '../rules/windows.ts';
import { type Candidate, candidates, type PostsAsked, type Searcher } from '../sql/posts.ts';
import type { ReadDeps } from './deps.ts';

export type Call = (typeof searchCalls)['search.quick-search'];
export type Input = InputOf<Call>;
export type Found = DataOf<Call>;

/** So many authors are words of the query; of more the posts that match are looked through. */
const fewAuthors = 200;

const daysOf = { week: 7, month: 31, year: 366 } as const;

/** What a search is narrowed to, each a word more of the query. */
export function filtersOf(input: Input, since: Date | undefined, now: Date): string[][] {
  const { country_fid: country, typeid, authorid, special, pictures, answered } = input;
  return [
    ...(country === undefined || country === globalFid ? [] : [[`~c${country}`, `~c${globalFid}`]]),
    ...(typeid === undefined ? [] : [[`~b${typeid}`]]),
    ...(authorid === undefined ? [] : [[authorMark(authorid)]]),
    ...(special === undefined ? [] : [[`~k${special}`]]),
    ...(pictures === 1 ? [['~p']] : []),
    ...(answered === 1 ? [['~w']] : []),
    ...(since === undefined ? [] : [monthsSince(since, now)]),
  ];
}

/** Threads that a reader finds, the best first; `more`: there are others that weren't ranked. */
export interface FoundThreads {
  threads: Best[];
  more: boolean;
}

/** `newest` is the highest id of a post in the index, which needs nothing of the query and so is asked for beside it. */
export async function findThreads(
  ctx: ReadCtx,
  { people }: Pick<ReadDeps, 'people'>,
  query: Query,
  input: Input,
  newest: number,
): Promise<FoundThreads> {
  if (query.conditions.length === 0) return { threads: [], more: false };
  const since = input.time === 'any' ? undefined : daysAgo(ctx.now, daysOf[input.time]);
  const filters = filtersOf(input, since, ctx.now);
  const followed =
    input.followed === 1 && ctx.actor ? [...(await people.followedBy(ctx.db, ctx.actor.uid))] : undefined;
  const few = followed !== undefined && followed.length <= fewAuthors;
  const searcher: Searcher = { ...(await readerOf(ctx, people)), now: ctx.now };
  const asked = {
    ...{ ranked: queryText(query.conditions), since, limit: searchLimits.ranked },
    authors: few ? undefined : followed,
  };
  const narrowed = [...filters, ...(few ? [followed.map(authorMark)] : [])];
  const conditions = [...query.conditions, ...narrowed];
  const among = { conditions, newest, isNarrowed: narrowed.length > 0 && since === undefined };
  const found = followed?.length === 0 ? nothing : await lookThrough(ctx, searcher, asked, among);
  return { threads: bestOfThreads(found.posts, { now: ctx.now, order: input.order }), more: found.more };
}

interface FoundPosts {
  posts: Candidate[];
  more: boolean;
}

interface LookedAmong {
  conditions: readonly (readonly string[])[];
  newest: number;
  /** Filters make each stretch long to look through, and none of them is of a time, before which a search ends. */
  isNarrowed: boolean;
}

const nothing: FoundPosts = { posts: [], more: false };

/** From the newest posts to older ones, until enough are found to rank: at most four statements. */
async function lookThrough(
  { db }: ReadCtx,
  searcher: Searcher,
  asked: Omit<PostsAsked, 'queries'>,
  { conditions, newest, isNarrowed }: LookedAmong,
): Promise<FoundPosts> {
  const windows = windowsOf(newest);
  const posts = new Map<number, Candidate>();
  const look = async (at: number, before?: number) => {
    const marks = marksAfter(windows, before, at);
    const queries = queryTexts(rarestFirst(marks.length === 0 ? conditions : [...conditions, marks]));
    const { found, matched, past } = await candidates(db, searcher, { ...asked, queries });
    // A longer stretch holds the shorter one, but of very many matches its oldest are looked at.
    for (const each of found) posts.set(each.pid, each);
    return { matched, past, more: matched === asked.limit };
  };
  let looked = await look(0);
  for (let at = 0; ; ) {
    const seen = { ...looked, found: posts.size };
    const next = nextWindow(windows, at, seen);
    if (next === undefined)
      return { posts: [...posts.values()], more: seen.more || (seen.past === 0 && at < windows.length - 1) };
    if (isNarrowed && needsBeyond(windows, at, next, seen)) {
      const both = await Promise.all([look(next), look(next + 1, next)]);
      return { posts: [...posts.values()], more: both.some(({ more }) => more) };
    }
    looked = await look(next, at);
    at = next;
  }
}
