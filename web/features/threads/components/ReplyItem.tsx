import type { ReactNode } from 'react';
import type { ChildPost, Post } from '../../../../contract/domains/threads/shapes.ts';
import { Icon } from '../../../design/Icon.tsx';
import { PhotoList } from '../../../design/Photos.tsx';
import { Act } from '../../../design/PostActions.tsx';
import { Prose } from '../../../design/Prose.tsx';
import { Tag } from '../../../design/parts.tsx';
import { personOf } from '../../../design/person.ts';
import { PersonName, PersonPicture } from '../../../design/UserChip.tsx';
import { Time } from '../../../lib/formats.tsx';
import { Piece } from '../../../lib/piece.tsx';
import { Link } from '../../../router/links.tsx';
import { useT } from '../../../texts/texts.tsx';
import { likeAction } from '../form-actions.ts';
import { shownMessage } from '../message.ts';

/** What can be done with a reply; the same for its children. */
export interface ReplyHandlers {
  onReply: (post: Post | ChildPost) => void;
  onLike: (post: Post | ChildPost) => unknown;
  onMoreChildren: (post: Post) => unknown;
  /** A reply's own menu, where there is something in it. */
  menu?: (post: Post | ChildPost) => ReactNode;
}

interface ReplyItemProps extends ReplyHandlers {
  post: Post;
  /** Children loaded so far. */
  childPosts?: readonly ChildPost[];
}

/** A reply with one level of children in a sunken block; deeper answers name whom they answer. */
export function ReplyItem({ post, childPosts = post.children_list, ...handlers }: ReplyItemProps) {
  const t = useT();
  const more = post.children_count - childPosts.length;
  return (
    <Piece as="li" name="reply" of={post} className="reply" id={`pid${post.pid}`}>
      <ReplyBody post={post} {...handlers}>
        {childPosts.length > 0 && (
          <ol className="children" aria-label={t('threads.children')}>
            {childPosts.map((child) => (
              <li key={child.pid} className="reply" id={`pid${child.pid}`}>
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
          </ol>
        )}
      </ReplyBody>
    </Piece>
  );
}

interface ReplyBodyProps extends ReplyHandlers {
  post: Post | ChildPost;
  children?: ReactNode;
}

function ReplyBody({ post, onReply, onLike, menu, children }: ReplyBodyProps) {
  const t = useT();
  const person = personOf(post);
  const { html, rest } = shownMessage(post.message, post.attachment);
  if (post.status === -1 || post.hidden !== '') {
    return (
      <>
        <GoneLine post={post} />
        {children}
      </>
    );
  }
  return (
    <div className="flex items-start gap-3">
      <PersonPicture person={person} size="sm" />
      <div className="min-w-0 flex-1">
        <PersonName
          person={post.is_author ? { ...person, group: undefined } : person}
          badges={<ReplyBadges post={post} />}
        />
        {post.quote_author && (
          <span className="text-sm font-medium text-primary-text" dir="auto">
            @{post.quote_author}
          </span>
        )}
        <Prose html={html} small />
        {rest.length > 0 && <PhotoList pictures={rest} />}
        <div className="reply-row">
          {/* The reply's own address: to be copied, sent on and come back to. */}
          <a href={`#pid${post.pid}`} className="tap">
            <Time at={post.dateline} />
          </a>
          {post.can.reply && (
            <button type="button" className="act font-bold" onClick={() => onReply(post)}>
              {t('threads.reply')}
            </button>
          )}
          <Act
            icon="heart"
            label={t('threads.like')}
            count={post.like}
            pressed={post.is_like === 1}
            className="ms-auto"
            action={likeAction(post)}
            onClick={() => onLike(post)}
          />
          {menu?.(post)}
        </div>
        {children}
      </div>
    </div>
  );
}

/** In place of a reply that was deleted, or that is hidden from this reader. */
function GoneLine({ post }: { post: Post | ChildPost }) {
  const t = useT();
  if (post.status === -1) return <p className="pb-3 text-sm text-ink-3">{t('threads.deleted')}</p>;
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
  return (
    <>
      {post.is_author === 1 && <Tag tone="love">{t('threads.author')}</Tag>}
      {post.istop > 0 && (
        <Tag tone="primary" icon="pin">
          {t('threads.pinnedReply')}
        </Tag>
      )}
    </>
  );
}
