import { memo, type ReactNode } from 'react';
import type { ChildPost, Post } from '../../../../contract/domains/threads/shapes.ts';
import { Icon } from '../../../design/Icon.tsx';
import { PhotoList } from '../../../design/Photos.tsx';
import { Act } from '../../../design/PostActions.tsx';
import { Prose } from '../../../design/Prose.tsx';
import { Tag } from '../../../design/parts.tsx';
import { personOf } from '../../../design/person.ts';
import { PersonName, PersonPicture } from '../../../design/UserChip.tsx';
import { Link } from '../../../router/links.tsx';
import { Piece } from '../../../router/piece.tsx';
import { Time } from '../../../texts/formats.tsx';
import { useT } from '../../../texts/texts.tsx';
import { likeAction } from '../form-actions.ts';
import { drawnBy } from '../traits/drawn-by.tsx';
import { pageTraits } from '../traits/made/pages.ts';
import { useShownMessage } from '../use-shown-message.ts';
import { EditedLink } from './EditedLink.tsx';
import { JoinToReply } from './JoinToReply.tsx';

/** What can be done with a reply; the same for its children. */
export interface ReplyHandlers {
  onReply: (post: Post | ChildPost) => void;
  /** A guest who wanted to answer it is in. */
  onJoined: (post: Post | ChildPost) => void;
  onLike: (post: Post | ChildPost) => unknown;
  onMoreChildren: (post: Post) => unknown;
  /** A reply's own menu, where there is something in it. */
  menu?: (post: Post | ChildPost) => ReactNode;
}

interface ReplyItemProps extends ReplyHandlers {
  post: Post;
  /** Children loaded so far. */
  childPosts?: readonly ChildPost[];
  /** The reader has just written this reply or one of its children: the pid of that. */
  fresh?: number | null;
  /** What stands after its children. */
  below?: ReactNode;
  /** What stands at its end. */
  foot?: ReactNode;
}

/** A reply with one level of children in a sunken block; deeper answers name whom they answer. */
function Item({ post, childPosts = post.children_list, fresh, below, foot, ...handlers }: ReplyItemProps) {
  const t = useT();
  const more = post.children_count - childPosts.length;
  const kids = (childPosts.length > 0 || below) && (
    <ol className="children" aria-label={t('threads.children')}>
      {childPosts.map((child) => (
        <li key={child.pid} className={replyClass(child, fresh)} id={`pid${child.pid}`}>
          <ReplyBody post={child} {...handlers} />
        </li>
      ))}
      {more > 0 && (
        <li>
          <button type="button" className="tap link gap-1! text-sm" onClick={() => handlers.onMoreChildren(post)}>
            {t('threads.moreChildren', { count: more })}
            <Icon name="chevron-down" size="s" />
          </button>
        </li>
      )}
      {below}
    </ol>
  );
  return (
    <Piece as="li" name="reply" of={post} className={replyClass(post, fresh)} id={`pid${post.pid}`}>
      {post.here === 1 && <p className="reply-here">{t('threads.wereHere')}</p>}
      <ReplyBody post={post} {...handlers} />
      {kids}
      {foot}
    </Piece>
  );
}

/** Who speaks: the answer before an office, an office before the thread's author. */
function rankOf({ status, hidden, is_answer, is_author, of_team, group }: Post | ChildPost): string {
  if (status !== 1 || hidden !== '') return '';
  if (of_team === 1) return ' reply-office';
  if (is_answer === 1) return ' reply-answer';
  if (is_author === 1) return ' reply-author';
  return group.groupid >= 1 && group.groupid <= 3 ? ' reply-office' : '';
}

const replyClass = (post: Post | ChildPost, fresh: number | null | undefined): string =>
  `reply${rankOf(post)}${post.pid === fresh ? ' reply-fresh' : ''}`;

/** Drawn again only where its record, one of its children or what stands around them is another. */
export const ReplyItem = memo(Item, (before, now) => {
  const names = new Set([...Object.keys(before), ...Object.keys(now)]) as Set<keyof ReplyItemProps>;
  return [...names].every((name) =>
    name === 'childPosts' ? isSameList(before.childPosts, now.childPosts) : Object.is(before[name], now[name]),
  );
});

const isSameList = (before: readonly unknown[] = [], now: readonly unknown[] = []): boolean =>
  before === now || (before.length === now.length && before.every((row, at) => row === now[at]));

interface ReplyBodyProps extends ReplyHandlers {
  post: Post | ChildPost;
}

function Body({ post, onReply, onJoined, onLike, menu }: ReplyBodyProps) {
  const t = useT();
  if (post.status !== 1 || post.hidden !== '') return <GoneLine post={post} />;
  return (
    <div className="reply-body">
      <Face post={post} />
      <div className="min-w-0 flex-1">
        <Words post={post} />
        <div className="reply-row">
          <Act
            icon="heart"
            label={t('threads.like')}
            count={post.like}
            pressed={post.is_like === 1}
            action={likeAction(post)}
            onClick={() => onLike(post)}
          />
          <OtherActs post={post} onReply={onReply} onJoined={onJoined} menu={menu} />
        </div>
      </div>
    </div>
  );
}

type Drawn = { post: Post | ChildPost };

const isSame = (one: Record<string, unknown>, other: Record<string, unknown>): boolean =>
  Object.keys({ ...one, ...other }).every((name) => Object.is(one[name], other[name]));

/** A child that changed makes its parent's record another, and changes nothing of what is drawn of the parent itself. */
const withoutChildren = <P extends Drawn>({ post, ...rest }: P): Record<string, unknown> => ({
  ...post,
  ...rest,
  children_list: undefined,
});

const ReplyBody = memo(Body, (before, now) => isSame(withoutChildren(before), withoutChildren(now)));

/** A press of the heart draws the heart alone anew. */
const withoutMarks = <P extends Drawn>(drawn: P): Record<string, unknown> => ({
  ...withoutChildren(drawn),
  like: undefined,
  is_like: undefined,
});
const isSameButMarks = <P extends Drawn>(before: P, now: P): boolean => isSame(withoutMarks(before), withoutMarks(now));

const Face = memo(
  ({ post }: Drawn) => <PersonPicture person={personOf(post)} size={post.parent_pid > 0 ? 'xs' : 'sm'} />,
  isSameButMarks,
);

/** Who says it, when, and what. */
const Words = memo(({ post }: Drawn) => {
  const { html, rest } = useShownMessage(post.message, post.attachment);
  const person = personOf(post);
  return (
    <>
      <div className="flex items-start gap-2">
        <PersonName
          person={post.is_author || post.of_team ? { ...person, group: undefined } : person}
          badges={<ReplyBadges post={post} />}
          flag={post.abroad === 1}
        />
        {/* The reply's own address: to be copied, sent on and come back to. */}
        <a href={`#pid${post.pid}`} className="reply-time">
          <Time at={post.dateline} />
        </a>
      </div>
      {post.quote_author && (
        <span className="text-sm font-medium text-primary-text" dir="auto">
          @{post.quote_author}
        </span>
      )}
      <Prose html={html} small />
      {rest.length > 0 && <PhotoList pictures={rest} place="reply" />}
    </>
  );
}, isSameButMarks);

/** What stands beside the heart; what it does is with the post as it is then. */
const OtherActs = memo(({ post, onReply, onJoined, menu }: Omit<ReplyBodyProps, 'onLike' | 'onMoreChildren'>) => {
  const t = useT();
  return (
    <>
      {post.can.reply && (
        <button type="button" className="act" onClick={() => onReply(post)}>
          {t('threads.reply')}
        </button>
      )}
      {post.can.joinToReply && <JoinToReply post={post} onJoined={onJoined} />}
      <EditedLink of={post} className="act" short />
      {menu?.(post)}
    </>
  );
}, isSameButMarks);

/** In place of a reply that was deleted, or that is hidden from this reader. */
function GoneLine({ post }: { post: Post | ChildPost }) {
  const t = useT();
  if (post.status !== 1) {
    const words = t(post.status === -2 ? 'threads.deletedByModerator' : 'threads.deleted');
    return <p className="pb-3 text-sm text-ink-3">{words}</p>;
  }
  return (
    <p className="flex flex-wrap items-center gap-x-3 pb-3 text-sm text-ink-3">
      <span dir="auto">{t(`threads.hidden.${post.hidden}`, { name: post.author })}</span>
      {post.hidden !== 'blocked_by' && (
        <Link to="/ucenter/setting/blocked" className="tap link">
          {t('threads.hidden.undo')}
        </Link>
      )}
    </p>
  );
}

function ReplyBadges({ post }: { post: Post | ChildPost }) {
  const t = useT();
  // Nobody else may delete it, an office has calls of its own.
  const isOwn = post.can.delete;
  return (
    <>
      {post.is_answer === 1 && (
        <Tag tone="success" icon="circle-check">
          {t('threads.answer')}
        </Tag>
      )}
      {drawnBy(pageTraits, ({ badge }) => badge?.(post))}
      {isOwn && <Tag tone="primary">{t('shell.you')}</Tag>}
      {post.is_author === 1 && !isOwn && <Tag tone="love">{t('threads.author')}</Tag>}
      {post.reward_xgold > 0 && <Tag tone="value">{t('threads.rewardReply', { xgold: post.reward_xgold })}</Tag>}
      {post.istop > 0 && (
        <Tag tone="primary" icon="pin">
          {t('threads.pinnedReply')}
        </Tag>
      )}
    </>
  );
}
