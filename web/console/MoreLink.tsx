import { useSearch } from '../router/hooks.ts';
import { Link } from '../router/links.tsx';
import { useT } from '../texts/texts.tsx';

/** Goes on after the last row, and back to the first; lists of the console have no page numbers. */
export function MoreLink({ next }: { next: string | null }) {
  const t = useT();
  const search = useSearch();
  const address = (after: string | null): string => {
    const changed = new URLSearchParams(search);
    if (after === null) changed.delete('after');
    else changed.set('after', after);
    return `?${changed}`;
  };
  if (next === null && !search.has('after')) return null;
  return (
    <nav className="flex justify-between gap-2 px-4 sm:px-0" aria-label={t('operators.pages')}>
      {search.has('after') ? (
        <Link to={address(null)} className="btn btn-outline">
          {t('operators.first')}
        </Link>
      ) : (
        <span />
      )}
      {next !== null && (
        <Link to={address(next)} className="btn btn-outline">
          {t('operators.next')}
        </Link>
      )}
    </nav>
  );
}
