import type { MouseEvent } from 'react';
import { Link } from '../router/links.tsx';
import { useT } from '../texts/texts.tsx';
import { LoadingLabel } from './skeletons.tsx';
import { ErrorState } from './states.tsx';

interface MoreRowsProps {
  more: boolean;
  /** The next page's address, for readers without script. */
  to: string;
  loading: boolean;
  /** The server's message, when more could not be had. */
  failure: string | null;
  onMore: () => unknown;
}

/** Below the last row of a list: the way to more, or what went wrong. */
export function MoreRows({ more, to, loading, failure, onMore }: MoreRowsProps) {
  const t = useT();
  if (failure !== null) return <ErrorState message={failure} onRetry={onMore} />;
  if (!more) return null;
  const go = (event: MouseEvent) => {
    event.preventDefault();
    onMore();
  };
  return (
    <div className="flex justify-center p-4">
      {loading && <LoadingLabel />}
      <Link to={to} className="btn btn-outline" aria-busy={loading || undefined} onClick={go}>
        {t('shell.loadMore')}
      </Link>
    </div>
  );
}
