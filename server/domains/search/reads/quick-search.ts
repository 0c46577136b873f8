import { searchLimits, searchTypes } from '../../../../contract/domains/search/limits.ts';
import { countryOfFid } from '../../../../contract/primitives/countries.ts';
import type { ReadCtx } from '../../../platform/context.ts';
import { refuse, refuseField } from '../../../platform/refusal.ts';
import { queryKey, queryOf, queryWords } from '../rules/query.ts';
import { searchTag } from '../rules/tag.ts';
import { lastPid } from '../sql/posts.ts';
import type { ReadDeps } from './deps.ts';
import { findTopics, findUsers, mostNames, pageOfTopics, pageOfUsers } from './found-names.ts';
import { type Found, findThreads, type Input } from './found-posts.ts';
import { whatIsMeant } from './meant.ts';
import { pageOfPosts } from './page-of-posts.ts';

/** A bounded list on its way to a page of it. */
interface Sliced<T> {
  rows: readonly T[];
  count: number;
}

function slice<T>(all: readonly T[], page: number): Sliced<T> {
  const from = (page - 1) * searchLimits.page;
  return { rows: page > searchLimits.pages ? [] : all.slice(from, from + searchLimits.page), count: all.length };
}

/** Posts, members or topics by their words, with how many there are of each. */
export const quickSearch =
  (deps: ReadDeps) =>
  async (ctx: ReadCtx, input: Input): Promise<Found> => {
    const { q, type, page, country_fid: countryFid } = input;
    if (countryFid !== undefined && !countryOfFid(countryFid)) return refuseField('country_fid');
    ctx.reads(searchTag);
    const words = queryWords(q);
    if (words.length === 0) return refuse('search.no_words');
    const [stems, newest] = await Promise.all([deps.stems(ctx.db, words), lastPid(ctx.db)]);
    const query = queryOf(words, stems);
    const [posts, users, topics] = await Promise.all([
      findThreads(ctx, deps, query, input, newest),
      findUsers(ctx, deps, { q, countryFid }),
      findTopics(ctx, { q, countryFid }),
    ]);
    const found = { [searchTypes.posts]: posts.threads, [searchTypes.users]: users, [searchTypes.topics]: topics };
    const count = found[type as keyof typeof found].length;
    const beside = type === searchTypes.posts && page === 1 ? users.slice(0, searchLimits.beside) : [];
    const [list, people, meant] = await Promise.all([
      listOf(ctx, deps, { type, page, query, posts: posts.threads, users, topics }),
      pageOfUsers(ctx, deps, beside),
      count === 0 && type === searchTypes.posts ? whatIsMeant(ctx, deps, query, input, newest) : null,
    ]);
    if (page === 1) noteSearch(ctx, deps, q, found);
    return {
      ...{ list, page, count, totalPage: Math.min(Math.ceil(count / searchLimits.page), searchLimits.pages) },
      counts: {
        posts: { count: posts.threads.length, more: posts.more ? 1 : 0 },
        users: { count: users.length, more: users.length >= mostNames ? 1 : 0 },
        topics: { count: topics.length, more: topics.length >= mostNames ? 1 : 0 },
      },
      users: people,
      meant,
    };
  };

interface Lists {
  type: number;
  page: number;
  query: Parameters<typeof pageOfPosts>[2];
  posts: Parameters<typeof pageOfPosts>[3];
  users: readonly number[];
  topics: readonly number[];
}

async function listOf(ctx: ReadCtx, deps: ReadDeps, lists: Lists): Promise<Found['list']> {
  const { type, page, query, posts, users, topics } = lists;
  if (type === searchTypes.users) return pageOfUsers(ctx, deps, slice(users, page).rows);
  if (type === searchTypes.topics) return pageOfTopics(ctx, slice(topics, page).rows);
  return pageOfPosts(ctx, deps, query, slice(posts, page).rows);
}

/** Members alone make something hot: a guest is whoever asks again. */
function noteSearch(
  { actor }: ReadCtx,
  { asked }: Pick<ReadDeps, 'asked'>,
  q: string,
  found: Readonly<Record<number, readonly unknown[]>>,
): void {
  if (!actor) return;
  const nothing = Object.values(found).every((list) => list.length === 0);
  // Words under which only members or topics are found are suggested to nobody.
  if (!nothing && found[searchTypes.posts]?.length === 0) return;
  asked.note({ q: queryKey(q), shown: q.trim(), who: String(actor.uid), country: actor.countryFid, nothing });
}
