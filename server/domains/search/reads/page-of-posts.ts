import { searchLimits } from '../../../../contract/domains/search/limits.ts';
import type { FoundPost } from '../../../../contract/domains/search/shapes.ts';
import type { ReadCtx } from '../../../platform/context.ts';
import { onPrimary } from '../../../platform/replicas/primary-of.ts';
import { foundThreads, wordsOfPosts } from '../../threads/index.ts';
import { presentPost } from '../present.ts';
import { finds, type Query } from '../rules/query.ts';
import type { Best } from '../rules/ranked.ts';
import type { ReadDeps } from './deps.ts';

/** Rows of a page of threads that were found; what its reader may not see by now is left out. */
export async function pageOfPosts(
  ctx: ReadCtx,
  { people }: Pick<ReadDeps, 'people'>,
  query: Query,
  threads: readonly Best[],
): Promise<FoundPost[]> {
  const primary = onPrimary(ctx);
  const tids = threads.map(({ tid }) => tid);
  const [rows, words] = await Promise.all([foundThreads(primary, people, tids), wordsOfPosts(primary.db, threads)]);
  const best = new Map(threads.map((thread) => [thread.tid, thread.pid]));
  const isFound = finds(query);
  return rows.flatMap((row) => {
    const post = words.get(best.get(row.tid)!);
    return post ? [presentPost(row, post, isFound, searchLimits.excerpt)] : [];
  });
}
