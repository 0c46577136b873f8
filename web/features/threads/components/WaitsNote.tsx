import { Note } from '../../../design/parts.tsx';
import { Link } from '../../../router/links.tsx';
import { useT } from '../../../texts/texts.tsx';
import { waitingPath } from '../share.ts';
import { useShownThread } from '../thread-model.ts';

/** Says that the thread, or replies of the reader's in it, wait for a moderator; nobody else sees that. */
export function WaitsNote() {
  const t = useT();
  const { waiting, status } = useShownThread();
  if (waiting === 0) return null;
  return (
    <Note icon="clock">
      <p>{status === 0 ? t('threads.held.thread') : t('threads.held.replies', { count: waiting })}</p>
      {status !== 0 && (
        <Link to={waitingPath} className="tap link">
          {t('threads.held.see')}
        </Link>
      )}
    </Note>
  );
}
