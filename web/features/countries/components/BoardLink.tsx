import { boardElsewhere, boardPath } from '../../../router/board-path.ts';
import { Link } from '../../../router/links.tsx';
import { useLocale } from '../../../router/locale.ts';

interface BoardLinkProps {
  thread: { typeid: number; typename: string; country_fid: number };
  className?: string;
}

/** Leads from a thread to its board. */
export function BoardLink({ thread: { typeid, typename, country_fid }, className }: BoardLinkProps) {
  const elsewhere = boardElsewhere(useLocale(), country_fid, typeid);
  if (elsewhere) {
    return (
      <a href={elsewhere} className={className} dir="auto">
        {typename}
      </a>
    );
  }
  return (
    <Link to={boardPath(typeid)} className={className} dir="auto">
      {typename}
    </Link>
  );
}
