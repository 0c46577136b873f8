import type { ChildPost, Post } from '../../../../contract/domains/threads/shapes.ts';
import { moderatePath } from '../../../lib/moderate-path.ts';
import { reportPath } from '../../../lib/report-path.ts';
import { useShared } from '../../../lib/shared-state.ts';
import { useWaiting } from '../../../offline/queue/waiting-now.ts';
import { useLocation } from '../../../router/hooks.ts';
import { useSession } from '../../../session/root-data.ts';
import { ForReader } from '../../../shell/ForReader.tsx';
import { useT } from '../../../texts/texts.tsx';
import { type ReplyOrder, replyOrders } from '../queries.ts';
import { useIsOwnThread, useShownThread, useThread, useThreadModel } from '../thread-model.ts';
import { FewReplies } from './FewReplies.tsx';
import { OwnOfReply, ReadingPlace, ReplyBox } from './LateForMembers.tsx';
import { PostMenu } from './PostMenu.tsx';
import { ReplyList } from './ReplyList.tsx';
import { ReplyNotes } from './ReplyNotes.tsx';
import { ReplyObstacle } from './ReplyObstacle.tsx';
import { ReplySection } from './ReplySection.tsx';

const orderNames: Readonly<Record<ReplyOrder, string>> = {
  old: 'threads.old',
  new: 'threads.new',
  hot: 'threads.hot',
};

/** The orders as links to the first page in that order, so that they work without script. */
function useOrders(current: ReplyOrder) {
  const t = useT();
  const { pathname } = useLocation();
  return replyOrders.map((order) => ({
    to: `${pathname}${order === 'old' ? '' : `?order=${order}`}#replies`,
    label: t(orderNames[order]),
    current: order === current,
  }));
}

/** Inline on wide windows and without script; phones have the bar and its sheet, and a guest's way in stands there. */
function Composer() {
  const thread = useShownThread();
  if (!thread.can.reply) {
    const isGuest = thread.can.replyRefusal === 'threads.need_login';
    return (
      <div className={isGuest ? 'max-sm:hidden' : undefined}>
        <ReplyObstacle thread={thread} />
      </div>
    );
  }
  return (
    <div className="flex gap-3 py-3 max-sm:hidden max-sm:noscript:flex!">
      <ForReader part="picture" />
      <div className="min-w-0 flex-1">
        <ReplyBox />
      </div>
    </div>
  );
}

/** What can be done with a reply; a part of its own, so that a reply is drawn without it. */
const menuOf = (post: Post | ChildPost) => <ReplyMenu post={post} />;

function ReplyMenu({ post }: { post: Post | ChildPost }) {
  const t = useT();
  return (
    <PostMenu
      id={`menu${post.pid}`}
      label={t('threads.moreOfReply', { name: post.author })}
      own={<OwnOfReply of={post} />}
      atOnce={post.can.edit}
      ways={{
        moderate: post.can.moderate ? moderatePath(post.pid) : undefined,
        report: post.can.delete ? undefined : reportPath({ pid: post.pid }),
      }}
    />
  );
}

/** The replies of a thread with their composer, order and pager. */
export function ThreadReplies() {
  const { acts, reply } = useThreadModel();
  const { replies, address } = useThread(({ loaded }) => loaded);
  const count = useThread(({ thread }) => thread.replies);
  const written = useThread((state) => state.written.length);
  const waiting = useShared(reply.waiting, (all) => all.length);
  const held = useThread(({ loaded }) => loaded.held?.length ?? 0);
  const { tid } = useShownThread();
  const reader = useSession()?.uid;
  const orders = useOrders(address.order);
  const queued = useWaiting('threads.new-reply', tid, reader);
  return (
    <ReplySection
      count={count}
      waiting={queued.filter(({ state }) => state !== 'refused').length}
      empty={replies.ok && replies.count === 0 && written + waiting + held + queued.length === 0}
      isOwn={useIsOwnThread()}
      rows={replies.ok ? replies.count : 0}
      orders={orders}
      composer={
        <>
          <ReplyNotes />
          <Composer />
        </>
      }
      progress={<ReadingPlace />}
      page={address.page}
      foot={<FewReplies />}
      totalPages={replies.ok ? replies.totalPage : address.page}
    >
      <ReplyList
        onReply={acts.answer}
        onJoined={acts.answerJoined}
        onLike={acts.like}
        onMoreChildren={acts.moreChildren}
        menu={menuOf}
      />
    </ReplySection>
  );
}
