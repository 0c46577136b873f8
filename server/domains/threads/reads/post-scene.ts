import type { SharedCtx } from '../../../platform/reading/parted.ts';
import { type PostData, postAuthors } from '../../posts/index.ts';
import { type Shown, viewing } from '../core/reads/viewing.ts';
import type { ThreadData } from '../core/sql/threads.ts';
import type { PostScene } from '../present.ts';
import { hostOf } from '../traits/reading.ts';

/** Hydrates a page of posts. Who wrote an answered post that is not on the page is looked up. */
export async function postScene(
  ctx: Pick<SharedCtx, 'db' | 'locale' | 'reads' | 'whyHidden'>,
  people: Pick<Shown, 'members' | 'categories'>,
  thread: ThreadData,
  posts: readonly PostData[],
): Promise<PostScene> {
  const authors = new Map(posts.map((post) => [post.pid, post.authorid]));
  const missing = posts.map((post) => post.quote_pid).filter((pid) => pid !== null && !authors.has(pid)) as number[];
  if (missing.length > 0) {
    for (const row of await postAuthors(ctx.db, thread.tid, missing)) authors.set(row.pid, row.authorid);
  }
  const [view, host] = await Promise.all([
    viewing(ctx, people, [thread.authorid, ...authors.values()]),
    hostOf(ctx, thread),
  ]);
  return { view, thread, host, authorOf: (pid) => authors.get(pid) };
}
