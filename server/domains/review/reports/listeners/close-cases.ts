import { type ListenerCtx, on } from '../../../../platform/outbox/listener.ts';
import { memberSanctioned } from '../../../moderation/index.ts';
import { type Ending, postDeleted, privateReplyDeleted, threadDeleted } from '../../../threads/index.ts';
import { concludeGone } from '../actions/conclude.ts';
import { aboutOf } from '../rules/about.ts';

/** What a moderator hid or deleted without looking at the case was removed all the same. */
const byModerator = ({ ending }: { ending?: Ending }): boolean => ending === 'removed' || ending === 'banned';
const itself = (fact: { ending?: Ending }): boolean => !byModerator(fact);

type Deleted = Parameters<typeof postDeleted>[0];

async function closeOf(ctx: ListenerCtx, all: readonly Deleted[]): Promise<void> {
  await concludeGone(ctx, { abouts: all.filter(byModerator).map(aboutOf), tids: [] }, 'removed');
  await concludeGone(ctx, { abouts: all.filter(itself).map(aboutOf), tids: [] }, 'gone');
}

/** A case ends with what it is about: a deleted post, a deleted thread with all in it, a member who was banned. */
export const closeCases = [
  on(postDeleted, closeOf),
  on(privateReplyDeleted, closeOf),
  on(threadDeleted, async (ctx, all) => {
    const removed = all.filter(byModerator);
    // The post that was judged is the first one; the others in it went along.
    await concludeGone(ctx, { abouts: removed.map(aboutOf), tids: [] }, 'removed');
    await concludeGone(ctx, { abouts: [], tids: all.map(({ tid }) => tid) }, 'gone');
  }),
  on(memberSanctioned, (ctx, all) =>
    concludeGone(ctx, { abouts: all.map(({ uid }) => aboutOf({ pid: 0, uid })), tids: [] }, 'removed'),
  ),
];
