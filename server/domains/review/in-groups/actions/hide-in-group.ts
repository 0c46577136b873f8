import type { DataOf, InputOf } from '../../../../../contract/call.ts';
import type { reviewCalls } from '../../../../../contract/domains/review/calls.ts';
import type { MemberCtx } from '../../../../platform/context.ts';
import { refuse } from '../../../../platform/refusal.ts';
import { findGroup, groupTag, mayManage, roleIn } from '../../../groups/index.ts';
import { type Grounds, grounded, mayModerate } from '../../../moderation/index.ts';
import { findPost, type PostData } from '../../../posts/index.ts';
import { findTakedown, forReaderOrRefused, lockThread, type ThreadData } from '../../../threads/index.ts';
import { noteModerated, type People } from '../../moderating/actions/moderated.ts';
import { liftTakedown } from '../../moderating/actions/restore-post.ts';
import { takeDown } from '../../moderating/actions/take-down.ts';

type Call = (typeof reviewCalls)['review.hide-in-group'];

/** The owner or an admin of a group hides a thread of it from everybody, or shows again what the group has hidden. */
export const hideInGroup = (people: People) =>
  grounded(
    async (ctx, { tid, hidden, ...grounds }: InputOf<Call> & Grounds): Promise<DataOf<Call>> => {
      const { thread, post, groupid } = await managed(ctx, tid);
      if (hidden === 1) await hide(people, ctx, { thread, post }, grounds);
      else await show(people, ctx, { thread, post, groupid }, grounds);
      ctx.stale(groupTag(groupid));
      return { tid, groupid, hidden: hidden === 1 ? 1 : 0 };
    },
    ({ hidden }: InputOf<Call>) => hidden === 1,
  );

interface Managed {
  thread: ThreadData;
  post: PostData;
}

/** A thread of a group that the caller manages, locked. */
async function managed({ db, actor }: MemberCtx, tid: number): Promise<Managed & { groupid: number }> {
  const thread = await lockThread(db, tid);
  if (thread?.status !== 1 || thread.groupid === null) return refuse('threads.not_exist');
  await forReaderOrRefused({ db, actor }, thread);
  const { groupid } = thread;
  if (!(await findGroup(db, groupid))) return refuse('groups.unknown');
  const unfit = mayManage(await roleIn(db, groupid, actor.uid));
  if (unfit) return refuse(unfit);
  const post = (await findPost(db, thread.first_pid)) ?? refuse('threads.not_exist');
  return { thread, post, groupid };
}

/** What those in office write is judged by operators, here too (docs/features/review.md). */
async function hide({ members }: People, ctx: MemberCtx, { thread, post }: Managed, grounds: Grounds): Promise<void> {
  const { tid, authorid } = post;
  const own = authorid === ctx.actor.uid;
  const author = (await members(ctx.db, [authorid])).get(authorid);
  if (!own && author && mayModerate(author)) refuse('threads.author_in_office');
  const done = await takeDown(ctx, post, { kind: 'banned', byUid: ctx.actor.uid, ...grounds });
  if (!done) {
    const before = await findTakedown(ctx.db, tid, post.pid);
    // Sent twice: it is as it was meant to be.
    if (before?.kind === 'banned') return;
    return refuse(before ? 'threads.taken_down_before' : 'threads.not_exist');
  }
  await noteModerated(ctx, {
    ...{ act: 'ban', on: 1, post, thread, ...grounds },
    ...{ before: { hidden: false }, after: { hidden: true } },
  });
}

/** What a moderator of the site has hidden stays so. */
async function show(
  people: People,
  ctx: MemberCtx,
  { thread, post, groupid }: Managed & { groupid: number },
  grounds: Grounds,
): Promise<void> {
  const takedown = await findTakedown(ctx.db, post.tid, post.pid);
  if (takedown && !(await hidByGroup(people, ctx, groupid, takedown.by_uid))) refuse('threads.not_taken_down');
  await liftTakedown(ctx, thread, post, { kind: 'banned', ...grounds });
}

/** Whether somebody decides for a group, and not for the site. */
export async function hidByGroup(
  { members }: People,
  { db }: Pick<MemberCtx, 'db'>,
  groupid: number,
  byUid: number | null,
): Promise<boolean> {
  if (byUid === null) return false;
  const by = (await members(db, [byUid])).get(byUid);
  return by !== undefined && !mayModerate(by) && mayManage(await roleIn(db, groupid, byUid)) === undefined;
}
