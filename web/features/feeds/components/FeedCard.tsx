import { directionOf } from '../../../lib/direction.ts';
import '../../../design/sheets/feed.css';
import { type ReactNode, useState } from 'react';
import type { ThreadRow } from '../../../../contract/domains/threads/shapes.ts';
import { Honours } from '../../../design/Honours.tsx';
import { highlightClass } from '../../../design/highlight.ts';
import { PhotoGroup } from '../../../design/PhotoGroup.tsx';
import { PhotosOnDemand } from '../../../design/Photos.tsx';
import { PostActions } from '../../../design/PostActions.tsx';
import { personOf } from '../../../design/person.ts';
import { UserChip } from '../../../design/UserChip.tsx';
import { boundMarks } from '../../../lib/bound-marks.ts';
import { newSince } from '../../../lib/new-since.ts';
import { Link } from '../../../router/links.tsx';
import { Piece } from '../../../router/piece.tsx';
import { useLowData } from '../../../session/low-data.ts';
import { Time } from '../../../texts/formats.tsx';
import { BoardLink } from '../../countries/index.ts';
import { cardTraits, drawnBy, favouriteAction, likeAction } from '../../threads/index.ts';
import { LikedBy, NewestLine } from './CardLines.tsx';

interface FeedCardProps {
  thread: ThreadRow;
  /** The thread's page. */
  to: string;
  /** First card of a page: its picture is loaded at once. */
  first?: boolean;
  /** Low-data mode, whatever the reader chose: pictures come by a tap. */
  lite?: boolean;
  onLike: (thread: ThreadRow) => void;
  onFavourite: (thread: ThreadRow) => void;
  onShare?: (thread: ThreadRow) => void;
  /** The card's own menu, where there is something in it. */
  menu?: ReactNode;
  /** What the thread's kind adds. */
  part?: ReactNode;
}

/** One thread in a feed. The whole card opens the thread; what else acts in it lies above. */
export function FeedCard({ thread, to, first, lite, onLike, onFavourite, onShare, menu, part }: FeedCardProps) {
  const [loaded, setLoaded] = useState(!(useLowData() || lite));
  const pictures = thread.attachments;
  const home = drawnBy(cardTraits, (trait) => trait.home?.(thread));
  return (
    <Card first={first} thread={thread}>
      {thread.liked_by && <LikedBy by={thread.liked_by} />}
      <UserChip
        person={personOf(thread)}
        meta={
          <>
            <Time at={thread.dateline} />
            {home.length > 0 ? home : <BoardLink thread={thread} className="above" />}
          </>
        }
        action={menu && <div className="above">{menu}</div>}
      />
      <Honours thread={thread} className="mt-2.5 -mb-1">
        {drawnBy(cardTraits, ({ tag }) => tag?.(thread))}
      </Honours>
      <h2 className={`post-title ${highlightClass(thread.highlight)}`.trimEnd()} dir={directionOf(thread.subject)}>
        <Link to={to} className="post-link">
          {boundMarks(thread.subject)}
        </Link>
      </h2>
      {thread.summary && (
        <p
          className={`post-text ${pictures.length > 0 ? 'line-clamp-2' : 'line-clamp-3'}`}
          dir={directionOf(thread.summary)}
        >
          {thread.summary}
        </p>
      )}
      {part}
      {loaded ? (
        <PhotoGroup
          pictures={pictures}
          to={to}
          eager={first}
          onTwoTaps={() => {
            if (thread.is_like === 0) onLike(thread);
          }}
        />
      ) : (
        pictures.length > 0 && <PhotosOnDemand count={pictures.length} onLoad={() => setLoaded(true)} />
      )}
      {drawnBy(cardTraits, ({ end }) => end?.(thread))}
      <PostActions
        liked={thread.is_like === 1}
        likes={thread.like}
        likeAction={likeAction(thread)}
        onLike={() => onLike(thread)}
        replies={thread.replies}
        repliesTo={`${to}#replies`}
        shares={thread.share_num}
        onShare={onShare && (() => onShare(thread))}
        favoured={thread.is_favorite === 1}
        favouriteAction={favouriteAction(thread)}
        onFavourite={() => onFavourite(thread)}
      />
      {thread.newest_reply && <NewestLine reply={thread.newest_reply} fresh={newSince(thread)} to={to} />}
    </Card>
  );
}

/**
 * Drawn with the page: the first card, whose picture is asked for in the page's head, and those with a part of their kind,
 * which may ask who reads.
 */
function Card({ first, thread, children }: Pick<FeedCardProps, 'first' | 'thread'> & { children: ReactNode }) {
  if (first || thread.special !== 0) return <article className="post">{children}</article>;
  return (
    <Piece as="article" name="card" of={thread} className="post">
      {children}
    </Piece>
  );
}
