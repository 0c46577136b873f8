import type { ChildPost, Post } from '../../../../contract/domains/threads/shapes.ts';
import { personOf } from '../../../design/person.ts';
import { useLocation } from '../../../router/hooks.ts';
import { ForReader } from '../../../shell/ForReader.tsx';
import { useT } from '../../../texts/texts.tsx';
import { type ReplyOrder, replyOrders } from '../queries.ts';
import { repliesOf } from '../thread-state.ts';
import type { ThreadController } from '../use-thread-page.ts';
import { PostMenu } from './PostMenu.tsx';
import { ReplyBox, ReplyObstacle } from './ReplyBox.tsx';
import { ReplyList } from './ReplyList.tsx';
import { ReplySection } from './ReplySection.tsx';

/** The orders as links to the first page in that order, so that they work without script. */
function useOrders(current: ReplyOrder) {
  const t = useT();
  const { pathname } = useLocation();
  return replyOrders.map((order) => ({
    to: `${pathname}${order === 'old' ? '' : `?order=${order}`}#replies`,
    label: t(`threads.${order}`),
    current: order === current,
  }));
}

/** Inline on wide windows and without script; phones have the bar and its sheet, and a guest's way in stands there. */
function Composer({ controller }: { controller: ThreadController }) {
  const { thread } = controller.state;
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
        <ReplyBox reply={controller.reply} fieldRef={controller.field} />
      </div>
    </div>
  );
}

interface ReplyMenuProps {
  controller: ThreadController;
  post: Post | ChildPost;
}

function ReplyMenu({ controller, post }: ReplyMenuProps) {
  const { pid, can, author, authorid } = post;
  if (!can.edit && !can.delete && !can.hide) return null;
  return (
    <PostMenu
      id={`menu${pid}`}
      editPid={can.edit ? pid : undefined}
      onHide={can.hide ? () => controller.setHiding({ uid: authorid, name: author, muted: false }) : undefined}
      onBan={can.ban ? () => controller.setBanning(personOf(post)) : undefined}
      onDelete={can.delete ? () => controller.setDeleting({ kind: 'reply', pid }) : undefined}
    />
  );
}

/** The replies of a thread with their composer, order and pager. */
export function ThreadReplies({ controller }: { controller: ThreadController }) {
  const { loaded, thread } = controller.state;
  const { replies, address } = loaded;
  const empty = replies.ok && replies.count === 0 && repliesOf(controller.state).length === 0;
  return (
    <ReplySection
      count={thread.replies}
      empty={empty}
      orders={useOrders(address.order)}
      composer={<Composer controller={controller} />}
      page={address.page}
      totalPages={replies.ok ? replies.totalPage : address.page}
    >
      <ReplyList
        state={controller.state}
        onRetry={controller.reload}
        onReply={controller.answer}
        onLike={controller.like}
        onMoreChildren={controller.moreChildren}
        menu={(post) => <ReplyMenu controller={controller} post={post} />}
      />
    </ReplySection>
  );
}
