import type { DataOf, InputOf } from '../../../../../contract/call.ts';
import type { threadsCalls } from '../../../../../contract/domains/threads/calls.ts';
import type { MemberCtx } from '../../../../platform/context.ts';
import { refuse } from '../../../../platform/refusal.ts';
import type { Grounds } from '../../../moderation/index.ts';
import { lockPost, type PostData } from '../../../posts/index.ts';
import { touchLists } from '../../actions/touch-lists.ts';
import { showReply, undeleteThread } from '../../sql/moderator-marks.ts';
import { deleteStrike } from '../../sql/strikes.ts';
import { deleteTakedown, lockTakedown, type TakedownKind } from '../../sql/takedowns.ts';
import { lockThread, type ThreadData } from '../../sql/threads.ts';
import { postRestored, threadRestored } from '../events.ts';
import { noteModerated, type People, postOf, refuseAct } from './moderated.ts';

type Call = (typeof threadsCalls)['threads.restore-post'];

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
  const { tid, pid, position } = post;
  if (position === 1) await undelete(ctx, thread);
  else await showAgain(ctx, thread, post);
  await deleteTakedown(ctx.db, tid, pid);
  await deleteStrike(ctx.db, pid);
  ctx.touch(`t:${tid}`);
}

async function undelete(ctx: MemberCtx, thread: ThreadData): Promise<void> {
  const { tid, first_pid: pid, fid, country_fid: countryFid, typeid, authorid: uid, created_at } = thread;
  await undeleteThread(ctx.db, tid);
  ctx.emit(threadRestored({ tid, pid, fid, countryFid, typeid, uid, at: created_at.getTime() }));
  touchLists(ctx, { fid, countryFid });
}

async function showAgain(ctx: MemberCtx, thread: ThreadData, post: PostData): Promise<void> {
  if (thread.deleted_at) refuse('threads.not_exist');
  const { tid, fid, country_fid: countryFid, typeid } = thread;
  const { pid, authorid: uid, created_at } = post;
  if (!(await showReply(ctx.db, tid, pid))) refuse('threads.not_taken_down');
  // What only the author sees counts nowhere.
  if (!thread.replies_to_author)
    ctx.emit(postRestored({ tid, pid, fid, countryFid, typeid, uid, at: created_at.getTime() }));
}
