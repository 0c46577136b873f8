import type { DataOf, InputOf } from '../../../../contract/call.ts';
import { postLimits } from '../../../../contract/domains/posts/limits.ts';
import type { threadsCalls } from '../../../../contract/domains/threads/calls.ts';
import type { Ctx, Db } from '../../../platform/context.ts';
import { refuse } from '../../../platform/refusal.ts';
import { boundedRows, childrenAfter, findPost, ownFloors, type PostData, pageOfFloor } from '../../posts/index.ts';
import type { ForReader } from '../core/for-reader.ts';
import { visibilityOf } from '../core/policy.ts';
import type { ReadDeps } from '../core/reads/deps.ts';
import type { ThreadData } from '../core/sql/threads.ts';
import { refuseUnseen } from './may-see.ts';
import { openThread } from './open-thread.ts';

type Call = (typeof threadsCalls)['threads.reply-place'];

/** Where a reply is read: its page, and the post that stands there for it. */
export const replyPlace =
  (people: ReadDeps) =>
  async (ctx: Ctx, { tid, pid }: InputOf<Call>): Promise<DataOf<Call>> => {
    const thread = await openThread(ctx, people, tid);
    const post = await findPost(ctx.db, pid);
    if (post?.tid !== tid) return refuse('threads.post_not_exist');
    const page = await pageOfVisible(ctx, thread, post);
    return { tid, ...(page === undefined ? await placeOf(ctx.db, post) : { pid, page }) };
  };

/** Where a reply stands for who sees all: what is folded away is read at the reply that it answers. */
export async function placeOf(db: Db, post: PostData): Promise<{ pid: number; page: number }> {
  const { pid, parent_pid, floor } = post;
  if (parent_pid === null) return { pid, page: pageOfFloor(floor ?? 0) };
  const parent = await findPost(db, parent_pid);
  if (!parent) return refuse('threads.post_not_exist');
  const shown = await childrenAfter(db, parent, 0, postLimits.childrenShown);
  const isShown = shown.some((child) => child.pid === pid);
  return { pid: isShown ? pid : parent.pid, page: pageOfFloor(parent.floor ?? 0) };
}

/** The page for a reader who sees some replies alone, which are counted among themselves; undefined where all are seen. */
async function pageOfVisible(ctx: Ctx, thread: ForReader<ThreadData>, post: PostData): Promise<number | undefined> {
  const visibility = visibilityOf(ctx.actor, thread);
  if (visibility === 'all') return undefined;
  await refuseUnseen(ctx, thread, post);
  const own = await ownFloors(ctx.db, { tid: thread.tid, uid: visibility, order: 'asc', limit: boundedRows });
  return pageOfFloor(1 + own.indexOf(post.parent_pid ?? post.pid));
}
