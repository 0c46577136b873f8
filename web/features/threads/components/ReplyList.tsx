import type { HeldReply } from '../../../../contract/domains/review/held/shapes.ts';
import type { Post } from '../../../../contract/domains/threads/shapes.ts';
import { LoadingLabel, ReplySkeleton } from '../../../design/skeletons.tsx';
import { ErrorState } from '../../../design/states.tsx';
import { useShared } from '../../../lib/shared-state.ts';
import { useWaiting } from '../../../offline/queue/waiting-now.ts';
import { drawn } from '../../../parts/drawn.tsx';
import { part } from '../../../parts/part.ts';
import { useLocation, useNavigation } from '../../../router/hooks.ts';
import { useSession } from '../../../session/root-data.ts';
import { gathered } from '../gathered.ts';
import type { WaitingReply } from '../reply-writing.ts';
import { useThread, useThreadModel } from '../thread-model.ts';
import { childrenOf, isNewestFirst, pinnedCount, repliesOf } from '../thread-state.ts';
import { GatheredReplies } from './GatheredReplies.tsx';
import { BackToPost, QueuedReplies, WaitingReplies } from './LateForMembers.tsx';
import { type ReplyHandlers, ReplyItem } from './ReplyItem.tsx';

const HeldReplies = drawn(part({ for: 'rare', load: () => import('./HeldReplies.tsx') }), (m) => m.HeldReplies);
const noneHeld: readonly HeldReply[] = [];

/** Another page or order of this thread is on its way (R-PST-003). */
function useRepliesLoading(): boolean {
  const { pathname } = useLocation();
  const navigation = useNavigation();
  return navigation.state === 'loading' && navigation.location.pathname === pathname;
}

/** The replies of a page, what stands for them while they load, or why there are none. */
export function ReplyList(handlers: ReplyHandlers) {
  const { acts } = useThreadModel();
  const loading = useRepliesLoading();
  const replies = useThread(({ loaded }) => loaded.replies);
  if (loading) {
    return (
      <li>
        <LoadingLabel />
        <ReplySkeleton />
        <ReplySkeleton />
        <ReplySkeleton />
      </li>
    );
  }
  return (
    <>
      {!replies.ok && (
        <li>
          <ErrorState message={replies.message} onRetry={acts.reload} />
        </li>
      )}
      <Rows {...handlers} />
    </>
  );
}

/** The reader's answers to a reply that others don't see yet. */
function Below({ pid, sent, held }: { pid: number; sent: readonly WaitingReply[]; held: boolean }) {
  return (
    <>
      <HeldReplies wanted={held} place={pid} />
      <WaitingReplies wanted={sent.length > 0} waiting={sent} />
    </>
  );
}

/** Made once: what draws a reply again is what changes in it. */
const wayBack = <BackToPost />;

const parentOf = ({ answered }: WaitingReply): number => answered?.parent ?? 0;

/** The replies, and what waits to be one: where its order puts it, or under the reply that it answers. */
function Rows(handlers: ReplyHandlers) {
  const { reply, fresh } = useThreadModel();
  const list = useThread((state) => state.list);
  const written = useThread((state) => state.written);
  const further = useThread((state) => state.further);
  const waiting = useShared(reply.waiting, (all) => all);
  const own = useShared(fresh, (pid) => pid);
  const loaded = useThread((state) => state.loaded);
  const state = { list, written, further, loaded };
  const posts = repliesOf(state);
  const here = new Set(posts.map(({ pid }) => pid));
  const elsewhere = waiting.filter((one) => !here.has(parentOf(one)));
  const held = loaded.held ?? noneHeld;
  const isHeldUnder = (pid: number) => held.some(({ parent_pid }) => parent_pid === pid);
  const tid = useThread(({ thread }) => thread.tid);
  const queued = useWaiting('threads.new-reply', tid, useSession()?.uid);
  const item = (post: Post) => {
    const childPosts = childrenOf(state, post);
    const sent = waiting.filter((one) => parentOf(one) === post.pid);
    const isHeld = isHeldUnder(post.pid);
    const isIn = (one: number | null | undefined) => one === post.pid || childPosts.some(({ pid }) => pid === one);
    return (
      <ReplyItem
        key={post.pid}
        post={post}
        childPosts={childPosts}
        fresh={isIn(own) ? own : null}
        below={isHeld || sent.length > 0 ? <Below pid={post.pid} sent={sent} held={isHeld} /> : undefined}
        foot={isIn(written.at(-1)?.pid) ? wayBack : undefined}
        {...handlers}
      />
    );
  };
  // What its reader has just written is not gathered, nor what somebody is answering.
  const mine = new Set(written.map(({ pid }) => pid));
  const stands = ({ pid }: Post) => mine.has(pid) || waiting.some((one) => parentOf(one) === pid) || isHeldUnder(pid);
  const rows = (some: readonly Post[]) =>
    gathered(some, stands).map((row) =>
      'pid' in row ? (
        item(row)
      ) : (
        <GatheredReplies key={`from${row[0]!.pid}`} posts={row}>
          {row.map(item)}
        </GatheredReplies>
      ),
    );
  // Where a new reply comes to stand, so that nothing moves once it is one.
  const next = isNewestFirst(loaded) ? pinnedCount(posts) : posts.length;
  return (
    <>
      <HeldReplies wanted={held.length > 0} place="first" />
      {rows(posts.slice(0, next))}
      <QueuedReplies wanted={queued.length > 0} queued={queued} />
      <WaitingReplies wanted={elsewhere.length > 0} waiting={elsewhere} />
      {rows(posts.slice(next))}
      <HeldReplies wanted={held.length > 0} place="last" />
    </>
  );
}
