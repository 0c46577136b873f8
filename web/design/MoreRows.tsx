import type { MouseEvent, ReactNode } from 'react';
import { Link } from '../router/links.tsx';
import { useT } from '../texts/texts.tsx';
import { Button } from './Button.tsx';
import { LoadingLabel } from './skeletons.tsx';
import { ErrorState } from './states.tsx';

interface MoreRowsProps {
  /** A list that grows (`useGrowing`). */
  list: { more: boolean; loading: boolean; failure: string | null; grow: () => unknown };
  /** The next page's address, for readers without script; without one there is a button. */
  to?: string;
  /** What the way to more is called, where that is not `Load more`. */
  label?: string;
  /** The shape of what loads. */
  skeleton?: ReactNode;
}

/** Below the last row of a list: what loads, the way to more, or what went wrong. */
export function MoreRows({ list, to, label, skeleton }: MoreRowsProps) {
  const t = useT();
  const { more, loading, failure, grow } = list;
  const name = label ?? t('shell.loadMore');
  if (failure !== null) return <ErrorState message={failure} onRetry={grow} />;
  if (loading && skeleton) {
    return (
      <>
        <LoadingLabel />
        {skeleton}
      </>
    );
  }
  if (!more) return null;
  const follow = (event: MouseEvent) => {
    event.preventDefault();
    grow();
  };
  return (
    <div className="flex justify-center p-4">
      {loading && <LoadingLabel />}
      {to === undefined ? (
        <Button kind="outline" aria-busy={loading || undefined} onClick={grow}>
          {name}
        </Button>
      ) : (
        <Link to={to} className="btn btn-outline" aria-busy={loading || undefined} onClick={follow}>
          {name}
        </Link>
      )}
    </div>
  );
}
