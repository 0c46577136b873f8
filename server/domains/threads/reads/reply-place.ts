import type { DataOf, InputOf } from '../../../../contract/call.ts';
import type { threadsCalls } from '../../../../contract/domains/threads/calls.ts';
import { threadLimits } from '../../../../contract/domains/threads/limits.ts';
import type { Ctx } from '../../../platform/context.ts';
import { refuse } from '../../../platform/refusal.ts';
import { pageOfFloor } from '../rules/paging.ts';
import { childrenAfter, findPost } from '../sql/posts.ts';
import type { ReadDeps } from './deps.ts';
import { openThread } from './open-thread.ts';

type Call = (typeof threadsCalls)['threads.reply-place'];

/** Where a reply is read: its page, and the post that stands there for it. */
export const replyPlace =
  (people: ReadDeps) =>
  async (ctx: Ctx, { tid, pid }: InputOf<Call>): Promise<DataOf<Call>> => {
    await openThread(ctx, people, tid);
    const post = await findPost(ctx.db, pid);
    if (post?.tid !== tid) return refuse('threads.post_not_exist');
    if (post.parent_pid === null) return { tid, pid, page: pageOfFloor(post.floor ?? 0) };
    const parent = await findPost(ctx.db, post.parent_pid);
    if (!parent) return refuse('threads.post_not_exist');
    const shown = await childrenAfter(ctx.db, parent, 0, threadLimits.childrenShown);
    const isShown = shown.some((child) => child.pid === pid);
    return { tid, pid: isShown ? pid : parent.pid, page: pageOfFloor(parent.floor ?? 0) };
  };
