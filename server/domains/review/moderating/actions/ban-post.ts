import type { DataOf, InputOf } from '../../../../../contract/call.ts';
import type { reviewCalls } from '../../../../../contract/domains/review/calls.ts';
import type { MemberCtx } from '../../../../platform/context.ts';
import { refuse } from '../../../../platform/refusal.ts';
import { endActs, type Grounds, isAppealedFrom } from '../../../moderation/index.ts';
import { type PostData, postOf } from '../../../posts/index.ts';
import { findTakedown, findThread, lockTakedown, lockThread, type TakedownKind } from '../../../threads/index.ts';
import { noteModerated, type People, refuseAct } from './moderated.ts';
import { bringBack, putBack } from './restore-post.ts';
import { takeDown } from './take-down.ts';

type Call = (typeof reviewCalls)['review.ban-post'];

/** Hides a post from everybody until it is lifted. */
export const banPost =
  (people: People) =>
  async (ctx: MemberCtx, { pid, status, ...grounds }: InputOf<Call> & Grounds): Promise<DataOf<Call>> => {
    const post = await postOf(ctx, pid);
    if (status === 1) await moderateAway(people, ctx, post, { kind: 'banned', ...grounds });
    else await bringBack(people, ctx, post, { kind: 'banned', ...grounds });
    return { pid, tid: post.tid, banned: status === 1 ? 1 : 0 };
  };

/** Hides or deletes another's post, as its country's moderators may. */
export async function moderateAway(
  people: People,
  ctx: MemberCtx,
  post: PostData,
  { kind, ...grounds }: Grounds & { kind: TakedownKind },
): Promise<void> {
  const { tid, pid, authorid } = post;
  const found = await findThread(ctx.db, tid);
  if (!found) return refuse('threads.not_exist');
  const act = kind === 'banned' ? 'ban' : 'delete';
  await refuseAct(people, ctx, act, found, authorid);
  if (kind === 'removed') await unhide(ctx, post);
  const thread = await takeDown(ctx, post, { kind, byUid: ctx.actor.uid, ...grounds });
  if (!thread) {
    const before = await findTakedown(ctx.db, tid, pid);
    // Sent twice: it is as it was meant to be.
    if (before?.kind === kind) return;
    return refuse(before && kind === 'banned' ? 'threads.taken_down_before' : 'threads.post_not_exist');
  }
  await noteModerated(ctx, {
    ...{ act, on: 1, post, thread, ...grounds },
    before: kind === 'banned' ? { hidden: false } : { deleted: false },
    after: kind === 'banned' ? { hidden: true } : { deleted: true },
  });
}

/**
 * What is hidden is deleted as if it were shown; an appeal against that ends, since another act takes its place: whoever has
 * hidden it leaves that to another, as they leave the appeal.
 */
async function unhide(ctx: MemberCtx, post: PostData): Promise<void> {
  const { tid, pid } = post;
  const thread = await lockThread(ctx.db, tid);
  if (!thread || (await lockTakedown(ctx.db, tid, pid))?.kind !== 'banned') return;
  if (await isAppealedFrom(ctx.db, { pid, act: 'ban', byUid: ctx.actor.uid })) refuse('threads.appeal_own_act');
  await putBack(ctx, thread, post);
  await endActs(ctx, { pid, acts: ['ban'], byUid: null, answer: '' });
}
