import { LinkButton } from '../../../design/Button.tsx';
import { Icon } from '../../../design/Icon.tsx';
import type { PostActionsProps } from '../../../design/PostActions.tsx';
import { isGone } from '../../../design/person.ts';
import { directionOf } from '../../../lib/direction.ts';
import { useLocation } from '../../../router/hooks.ts';
import { Link } from '../../../router/links.tsx';
import { useSession } from '../../../session/root-data.ts';
import { useT } from '../../../texts/texts.tsx';
import { FollowButton } from '../../follows/index.ts';
import { favouriteAction, likeAction } from '../form-actions.ts';
import { KindPart } from '../kinds/KindPart.tsx';
import { editPath } from '../share.ts';
import { useIsOwnThread, useShownThread, useThread, useThreadModel } from '../thread-model.ts';
import { isUnseen } from '../thread-state.ts';
import { MainPost } from './MainPost.tsx';
import { RewardBar } from './RewardBar.tsx';
import { ShareAct, ThreadMenu } from './ThreadMenu.tsx';

/** What a reader does with the first post; undefined where nobody else sees it yet. */
export function useMainActs(): PostActionsProps | undefined {
  const { acts } = useThreadModel();
  const thread = useShownThread();
  if (isUnseen(thread)) return undefined;
  return {
    liked: thread.is_like === 1,
    likes: thread.like,
    likeAction: likeAction(thread),
    onLike: () => acts.like(thread),
    replies: thread.replies,
    repliesTo: '#replies',
    share: <ShareAct count={thread.share_num} />,
    favoured: thread.is_favorite === 1,
    favouriteAction: favouriteAction(thread),
    onFavourite: acts.favourite,
  };
}

/** The first post, with what a reader does with it. */
export function Main() {
  const { acts } = useThreadModel();
  const thread = useShownThread();
  const isOwn = useIsOwnThread();
  const actions = useMainActs();
  return (
    <MainPost
      thread={thread}
      follow={<FollowAuthor small />}
      own={isOwn ? { edit: <EditOwn /> } : undefined}
      menu={<ThreadMenu className="max-sm:hidden" />}
      unread={<FirstUnread />}
      part={<KindPart place="Thread" thread={thread} onChange={acts.onThread} />}
      rewards={<RewardBar thread={thread} onReward={acts.reward} />}
      actions={actions}
    />
  );
}

/** What the thread's kind shows large, before the post. */
export function Stage() {
  const { acts } = useThreadModel();
  return <KindPart place="Stage" thread={useShownThread()} onChange={acts.onThread} />;
}

/** Leads a member who has read some of the replies to the first that they haven't come to, on its page. */
export function FirstUnread() {
  const t = useT();
  const { pathname } = useLocation();
  const { goes_on } = useShownThread();
  if (goes_on === 0) return null;
  return (
    <Link to={`${pathname}?here=1`} className="first-unread">
      {t('threads.firstUnread')}
      <Icon name="chevron-down" size="s" />
    </Link>
  );
}

/** Leads to where the reader's own thread is edited. */
export function EditOwn() {
  const t = useT();
  const thread = useShownThread();
  if (!thread.can.edit) return null;
  return (
    <LinkButton kind="outline" small to={editPath(thread)}>
      {t('threads.edit')}
    </LinkButton>
  );
}

/** On later pages the thread's title leads back to the main post. */
export function LaterPageHead() {
  const t = useT();
  const page = useThread(({ loaded }) => loaded.address.page);
  const subject = useThread(({ thread }) => thread.subject);
  return (
    <section className="post post-main pb-4!">
      <p className="text-xs text-ink-3">{t('shell.pageNumber', { page })}</p>
      <h1 className="thread-title" dir={directionOf(subject)}>
        <Link to="?" className="text-primary-text">
          {subject}
        </Link>
      </h1>
      <FirstUnread />
    </section>
  );
}

/** Nobody follows themselves, nor who is gone. */
export function FollowAuthor({ small }: { small?: boolean }) {
  const member = useSession();
  const { acts } = useThreadModel();
  const thread = useShownThread();
  if (member?.uid === thread.authorid || isGone(thread)) return null;
  return (
    <FollowButton
      uid={thread.authorid}
      who={thread.author}
      following={thread.follow_status === 1}
      onFollowed={acts.onFollowed}
      small={small}
    />
  );
}
