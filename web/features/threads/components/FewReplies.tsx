import { Count } from '../../../design/Count.tsx';
import { Icon } from '../../../design/Icon.tsx';
import { boardPath } from '../../../router/board-path.ts';
import { Link } from '../../../router/links.tsx';
import { useT } from '../../../texts/texts.tsx';
import { useIsOwnThread, useShownThread, useThread } from '../thread-model.ts';

/** A thread with more replies than this needs no invitation. */
const few = 5;

/** Under few replies: how often the thread was read, once it was, and where else to look. */
export function FewReplies() {
  const t = useT();
  const thread = useShownThread();
  const isOwn = useIsOwnThread();
  const isWhole = useThread(({ loaded }) => loaded.replies.ok && loaded.replies.count <= few);
  if (!isWhole) return null;
  return (
    <div className="few-replies">
      <Icon name="eye" />
      <p className="flex-1">
        {thread.views > 0 && (
          <>
            <Count value={thread.views} /> {t('threads.viewsSaid', { count: thread.views })}{' '}
          </>
        )}
        {t(isOwn ? 'threads.notifiedOfReplies' : 'threads.knowMore')}{' '}
        {thread.typeid > 0 && thread.typename && (
          <Link to={boardPath(thread.typeid)} className="link">
            {t('threads.moreInBoard', { name: thread.typename })}
          </Link>
        )}
      </p>
    </div>
  );
}
