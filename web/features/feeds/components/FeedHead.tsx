import { useLocation } from '../../../router/hooks.ts';
import { Link } from '../../../router/links.tsx';
import { useSession } from '../../../session/root-data.ts';
import { ForReader } from '../../../shell/ForReader.tsx';
import { useT } from '../../../texts/texts.tsx';
import { ComposePrompt } from './FeedFrame.tsx';

/** The way to the composer, for members. */
export function OwnPrompt() {
  const viewer = useSession();
  if (!viewer) return null;
  return <ComposePrompt picture={<ForReader part="avatar" />} />;
}

/** On a later page opened by its address: the way back up. */
export function NewerPosts({ page }: { page: number }) {
  const t = useT();
  const { pathname } = useLocation();
  if (page === 1) return null;
  return (
    <p className="flex justify-center p-2">
      <Link to={page === 2 ? pathname : `${pathname}?page=${page - 1}`} className="btn btn-outline" rel="prev">
        {t('feeds.previousPage')}
      </Link>
    </p>
  );
}
