import { Avatar } from '../../../design/Avatar.tsx';
import { PostActions } from '../../../design/PostActions.tsx';
import { personOf } from '../../../design/person.ts';
import { PersonName, PersonPicture } from '../../../design/UserChip.tsx';
import { directionOf } from '../../../lib/direction.ts';
import { shareLink } from '../../../lib/share-link.ts';
import { Link } from '../../../router/links.tsx';
import { useRootData } from '../../../session/root-data.ts';
import { Time } from '../../../texts/formats.tsx';
import { useT } from '../../../texts/texts.tsx';
import { PhotoViewer } from '../../media/index.ts';
import { favouriteAction, likeAction } from '../form-actions.ts';
import { messageSummary } from '../message.ts';
import type { LookedAt } from '../photo-address.ts';
import type { ShownThread } from '../queries.ts';
import { canonicalPath } from '../share.ts';
import { useIsOwnThread, useShownThread, useThread, useThreadModel } from '../thread-model.ts';
import { type AnyPost, repliesOf } from '../thread-state.ts';
import { NoReplies } from './NoReplies.tsx';
import { ThreadMenu } from './ThreadMenu.tsx';

interface ThreadViewerProps {
  found: LookedAt<ShownThread | AnyPost>;
  searchOf: (index: number | null) => string;
  onIndex: (index: number) => void;
  onClose: () => void;
}

/** The pictures of a thread's post, or of a reply, with what can be done with that post. */
export function ThreadViewer({ found, searchOf, onIndex, onClose }: ThreadViewerProps) {
  const { acts } = useThreadModel();
  const thread = useShownThread();
  const { post, pictures, index } = found;
  const { publicUrl } = useRootData();
  const person = personOf(post);
  const share = (at: number) =>
    acts.share(() => shareLink(thread.subject, `${publicUrl}${canonicalPath(thread)}?photo=${at + 1}`));
  return (
    <PhotoViewer
      pictures={pictures}
      index={index}
      title={thread.subject}
      searchOf={searchOf}
      onIndex={onIndex}
      onClose={onClose}
      onDoubleTap={() => {
        if (post.is_like === 0) void acts.like(post);
      }}
      onShare={post === thread ? share : undefined}
      menu={post === thread && <ThreadMenu />}
      face={<Avatar name={person.name} country={person.country} info={person.info} size="sm" decorative />}
      name={person.name}
      actions={<Actions post={post} repliesTo={`?${searchOf(null)}#replies`} />}
      side={<Replies to={`?${searchOf(null)}#replies`} />}
    />
  );
}

function Actions({ post, repliesTo }: { post: ShownThread | AnyPost; repliesTo: string }) {
  const { acts } = useThreadModel();
  const thread = useShownThread();
  const isOwn = post === thread;
  return (
    <PostActions
      liked={post.is_like === 1}
      likes={post.like}
      likeAction={likeAction(post)}
      onLike={() => acts.like(post)}
      {...(isOwn && {
        replies: thread.replies,
        repliesTo,
        favoured: thread.is_favorite === 1,
        favouriteAction: favouriteAction(thread),
        onFavourite: acts.favourite,
      })}
    />
  );
}

const mostBeside = 12;

/** The replies of the page beside its pictures, each in a few lines, and the way to write one. */
function Replies({ to }: { to: string }) {
  const t = useT();
  const state = useThread((now) => now);
  const isOwn = useIsOwnThread();
  const replies = repliesOf(state).filter(({ status, hidden }) => status !== -1 && hidden === '');
  return (
    <>
      <h2 className="heading text-lg">{t('shell.replies')}</h2>
      {replies.length === 0 && <NoReplies isOwn={isOwn} className="" />}
      <ol className="flex flex-col gap-4">
        {replies.slice(0, mostBeside).map((post) => (
          <li key={post.pid} className="flex items-start gap-3">
            <PersonPicture person={personOf(post)} size="sm" />
            <div className="min-w-0 flex-1">
              <div className="flex items-baseline gap-2 text-sm">
                <PersonName person={{ ...personOf(post), group: undefined }} />
                <Time at={post.dateline} className="flex-none text-xs text-ink-3" />
              </div>
              <p className="line-clamp-4 text-md" dir={directionOf(messageSummary(post.message, 240))}>
                {messageSummary(post.message, 240) || t('threads.pictureOnly')}
              </p>
            </div>
          </li>
        ))}
      </ol>
      {state.thread.can.reply && (
        <Link to={to} replace className="viewer-write mt-auto">
          {t('threads.writeReply')}
        </Link>
      )}
    </>
  );
}
