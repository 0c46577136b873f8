import type { ReactNode } from 'react';
import { Count } from '../../../design/Count.tsx';
import { Icon } from '../../../design/Icon.tsx';
import { Act } from '../../../design/PostActions.tsx';
import { useT } from '../../../texts/texts.tsx';

/** Why there is no field: what stands in the way, and the way out. */
export function ReplyGate({ text, action }: { text: string; action?: ReactNode }) {
  return (
    <div className="quiet my-3 flex flex-wrap items-center justify-between gap-3 text-sm">
      <span className="flex items-center gap-2">
        <Icon name="lock" size="s" className="text-ink-3" />
        {text}
      </span>
      {action}
    </div>
  );
}

interface ReplyBarProps {
  /** What the field says: an invitation, the draft, or why there is none. */
  prompt: string;
  /** What stands in the way is said whole; anything else takes one line. */
  isObstacle: boolean;
  onOpen?: () => void;
  /** A guest's way in, in place of the field. */
  wayIn?: ReactNode;
  liked: boolean;
  likes: number;
  likeAction: string;
  onLike: () => void;
  replies: number;
  favoured: boolean;
  favouriteAction: string;
  onFavourite: () => void;
}

/** The bar at the bottom of a thread on phones. */
export function ReplyBar(props: ReplyBarProps) {
  const { prompt, isObstacle, onOpen, wayIn, liked, likes, replies, favoured } = props;
  const t = useT();
  return (
    <div className="reply-bar">
      {wayIn || (
        <button type="button" className="reply-bar-field" disabled={!onOpen} onClick={onOpen}>
          <span className={isObstacle ? undefined : 'truncate'}>{prompt}</span>
        </button>
      )}
      <Act
        icon="heart"
        label={t('threads.like')}
        count={likes}
        pressed={liked}
        wordless
        action={props.likeAction}
        onClick={props.onLike}
      />
      <a href="#replies" className="act" aria-label={`${t('threads.replies')}, ${replies}`}>
        <Icon name="message-circle" />
        {replies > 0 && <Count value={replies} />}
      </a>
      <Act
        icon="bookmark"
        label={t('threads.favourite')}
        pressed={favoured}
        className="act-fav"
        wordless
        action={props.favouriteAction}
        onClick={props.onFavourite}
      />
    </div>
  );
}
