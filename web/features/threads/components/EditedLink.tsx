import { historyPath } from '../../../lib/history-path.ts';
import { Link } from '../../../router/links.tsx';
import { Time } from '../../../texts/formats.tsx';
import { useT } from '../../../texts/texts.tsx';

interface EditedLinkProps {
  of: { tid: number; pid: number; edited: number; versions: number };
  className: string;
  short?: boolean;
}

/** When a post was edited; it leads to what the post said before. */
export function EditedLink({ of: post, className, short = false }: EditedLinkProps) {
  const t = useT();
  if (post.versions === 0) return null;
  return (
    <Link to={historyPath(post)} className={className}>
      {t('threads.edited')} <Time at={post.edited} short={short} />
    </Link>
  );
}
