import type { ReactNode } from 'react';
import type { Attachment } from '../../../../contract/domains/media/shapes.ts';
import type { MemberPost, ThreadRow } from '../../../../contract/domains/threads/shapes.ts';
import { EmptyState } from '../../../design/EmptyState.tsx';
import { Pagination } from '../../../design/Pagination.tsx';
import { badgeText } from '../../../design/parts.tsx';
import { srcOf } from '../../../design/pictures.ts';
import { ErrorState } from '../../../design/states.tsx';
import { directionOf } from '../../../lib/direction.ts';
import { newSince } from '../../../lib/new-since.ts';
import { threadPath } from '../../../lib/thread-path.ts';
import { useRevalidator } from '../../../router/hooks.ts';
import { Link } from '../../../router/links.tsx';
import { Piece } from '../../../router/piece.tsx';
import { Time, useCountFormat } from '../../../texts/formats.tsx';
import { useT } from '../../../texts/texts.tsx';
import type { ListResult } from '../member-queries.ts';
import { waitingPath } from '../share.ts';

interface ListProps<T> {
  result: ListResult<T>;
  /** Where the list is empty: one line, one sentence, one action. */
  empty: { title: string; text?: string; action?: ReactNode };
}

/** In place of a list of own replies that has none yet, while some wait for a moderator: the way to those. */
export const noReplyYet = (t: ReturnType<typeof useT>, waiting: number): ListProps<never>['empty'] => ({
  title: t('profiles.empty.replies'),
  text: t('threads.held.replies', { count: waiting }),
  action: (
    <Link to={waitingPath} className="btn btn-outline">
      {t('threads.held.see')}
    </Link>
  ),
});

/** A page of rows, its states, and the way to the other pages. */
function MemberList<T>({ result, empty, row }: ListProps<T> & { row: (item: T) => ReactNode }) {
  const { revalidate } = useRevalidator();
  if (!result.ok) return <ErrorState message={result.message} onRetry={revalidate} />;
  if (result.list.length === 0 && result.page === 1) return <EmptyState {...empty} />;
  return (
    <>
      <ul>{result.list.map(row)}</ul>
      <Pagination page={result.page} total={result.totalPage} />
    </>
  );
}

/** A member's threads or favourites; `by` names their authors. */
export function MemberThreads({ by, ...props }: ListProps<ThreadRow> & { by?: boolean }) {
  return <MemberList {...props} row={(thread) => <ThreadLine key={thread.tid} thread={thread} by={by} />} />;
}

/** Posts of a member's, or liked by one: what was said, and where; `by` names their authors. */
export function MemberPosts({ by, ...props }: ListProps<MemberPost> & { by?: boolean }) {
  return <MemberList {...props} row={(post) => <PostLine key={post.pid} post={post} by={by} />} />;
}

const line = 'relative flex items-start gap-3 border-b border-line px-4 py-3 last:border-0 sm:px-5';

function ThreadLine({ thread, by }: { thread: ThreadRow; by?: boolean | undefined }) {
  return (
    <Piece as="li" name={by ? 'thread line by' : 'thread line'} of={thread} className={line}>
      <div className="min-w-0 flex-1">
        <Link
          to={threadPath(thread.tid)}
          className="post-link line-clamp-2 text-md font-bold"
          dir={directionOf(thread.subject)}
        >
          {thread.subject}
        </Link>
        <Meta at={thread.dateline} likes={thread.like} replies={thread.replies} author={by ? thread.author : undefined}>
          <NewReplies thread={thread} />
        </Meta>
      </div>
      <Thumb picture={thread.attachments[0]} />
    </Piece>
  );
}

/** How many replies are new to the reader; it leads to the first of them. */
function NewReplies({ thread }: { thread: ThreadRow }) {
  const t = useT();
  const fresh = newSince(thread);
  if (fresh === 0) return null;
  return (
    <Link
      to={`${threadPath(thread.tid)}?here=1`}
      className="tap relative -mb-3 inline-flex! min-w-11 items-start! justify-center font-bold text-primary-text"
    >
      {t('threads.newHere', { count: fresh, figure: badgeText(fresh) })}
    </Link>
  );
}

function PostLine({ post, by }: { post: MemberPost; by?: boolean | undefined }) {
  const t = useT();
  const page = post.page > 1 ? `?page=${post.page}` : '';
  const to = `${threadPath(post.tid)}${post.first ? '' : `${page}#pid${post.pid}`}`;
  return (
    <Piece as="li" name={by ? 'post line by' : 'post line'} of={post} className={line}>
      <div className="min-w-0 flex-1">
        <Link
          to={to}
          className="post-link line-clamp-3 text-md"
          dir={directionOf(post.first ? post.subject : post.summary)}
        >
          {post.first ? <b>{post.subject}</b> : post.summary || t('threads.pictureOnly')}
        </Link>
        {!post.first && (
          <p className="mt-1 line-clamp-1 text-sm text-ink-2" dir="auto">
            {t('threads.inThread', { subject: post.subject })}
          </p>
        )}
        <Meta at={post.dateline} likes={post.like} replies={post.replies} author={by ? post.author : undefined} />
      </div>
      <Thumb picture={post.picture ?? undefined} />
    </Piece>
  );
}

interface MetaProps {
  at: number;
  likes: number;
  replies: number;
  author?: string | undefined;
  children?: ReactNode;
}

function Meta({ at, likes, replies, author, children }: MetaProps) {
  const t = useT();
  const format = useCountFormat();
  return (
    <p className="dots mt-1 text-xs text-ink-3">
      {author && <span dir="auto">{author}</span>}
      <Time at={at} />
      <span>{t('threads.likesIn', { count: likes, shown: format(likes) })}</span>
      <span>{t('threads.repliesIn', { count: replies, shown: format(replies) })}</span>
      {children}
    </p>
  );
}

function Thumb({ picture }: { picture: Attachment | undefined }) {
  if (!picture) return null;
  return (
    <img
      src={srcOf(picture, 160)}
      alt={picture.caption}
      width={84}
      height={64}
      loading="lazy"
      decoding="async"
      className="h-16 w-21 flex-none rounded-leaf-sm bg-sunken object-cover"
    />
  );
}
