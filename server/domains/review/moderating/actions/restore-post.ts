import type { DataOf, InputOf } from '../../../../../contract/call.ts';
import type { reviewCalls } from '../../../../../contract/domains/review/calls.ts';
import type { MemberCtx } from '../../../../platform/context.ts';
import { refuse } from '../../../../platform/refusal.ts';
import type { Grounds } from '../../../moderation/index.ts';
import { lockPost, type PostData, postOf } from '../../../posts/index.ts';
import { lockTakedown, lockThread, showPost, type TakedownKind, type ThreadData } from '../../../threads/index.ts';
import { deleteStrike } from '../../sql/strikes.ts';
import { noteModerated, type People, refuseAct } from './moderated.ts';

type Call = (typeof reviewCalls)['review.restore-post'];

/** Restores what a moderator deleted. */
export const restorePost =
  (people: People) =>
  async (ctx: MemberCtx, { pid, ...grounds }: InputOf<Call> & Grounds): Promise<DataOf<Call>> => {
    const post = await postOf(ctx, pid);
    await bringBack(people, ctx, post, { kind: 'removed', ...grounds });
    return { pid, tid: post.tid };
  };

/** Shows a post again that was taken down in this way; a reply of a thread that is gone stays with it. */
export async function bringBack(
  people: People,
  ctx: MemberCtx,
  post: PostData,
  lifting: Grounds & { kind: TakedownKind },
): Promise<void> {
  const thread = await lockThread(ctx.db, post.tid);
  if (!thread) return refuse('threads.not_exist');
  await refuseAct(people, ctx, 'restore', thread, post.authorid);
  await liftTakedown(ctx, thread, post, lifting);
}

/** The same for whoever may, of a thread that is locked. */
export async function liftTakedown(
  ctx: MemberCtx,
  thread: ThreadData,
  post: PostData,
  { kind, rule, reason }: Grounds & { kind: TakedownKind },
): Promise<void> {
  const { tid, pid } = post;
  const takedown = await lockTakedown(ctx.db, tid, pid);
  const last = await lockPost(ctx.db, tid, pid);
  // Sent twice: it is shown already.
  if (!takedown && last?.status === 1 && !thread.deleted_at) return;
  if (takedown?.kind !== kind) return refuse('threads.not_taken_down');
  await putBack(ctx, thread, post);
  const banned = kind === 'banned';
  await noteModerated(ctx, {
    ...{ act: banned ? 'ban' : 'restore', on: banned ? 0 : 1, post, thread, rule, reason },
    before: banned ? { hidden: true } : { deleted: true },
    after: banned ? { hidden: false } : { deleted: false },
  });
}

/** Puts a post back that is taken down, of a thread that is locked. */
export async function putBack(ctx: MemberCtx, thread: ThreadData, post: PostData): Promise<void> {
  await showPost(ctx, thread, post);
  await deleteStrike(ctx.db, post.pid);
}
