import { Note } from '../../../design/parts.tsx';
import { offlinePath } from '../../../offline/offline-path.ts';
import { useWaiting } from '../../../offline/queue/waiting-now.ts';
import { Link } from '../../../router/links.tsx';
import { useT } from '../../../texts/texts.tsx';

/** Says that posts of a member wait for a connection, and leads to them. */
export function PostsWaiting({ uid }: { uid: number }) {
  const t = useT();
  const count = useWaiting('threads.create', 0, uid).length;
  if (count === 0) return null;
  return (
    <Note>
      <Link to={offlinePath} className="font-bold">
        {t('threads.postsWait', { count })}
      </Link>
    </Note>
  );
}
