import { Icon } from '../../../../design/Icon.tsx';
import { contestPath } from '../../../../lib/photo-path.ts';
import { Link } from '../../../../router/links.tsx';
import { useT } from '../../../../texts/texts.tsx';
import type { KindPartProps } from '../kind.ts';

/** In a card of a list: the contest that it is in, or that it is a dream. */
export function PhotoCard({ thread: { photo } }: KindPartProps) {
  const t = useT();
  if (!photo) return null;
  const { contest, dream } = photo;
  if (!contest) {
    return <p className="my-1 text-xs text-ink-3">{t(dream ? 'contests.dreams' : 'threads.photo.name')}</p>;
  }
  return (
    <p className="above my-1 text-xs text-ink-3">
      <Link to={contestPath(contest.id)} className="link inline-flex items-center gap-1">
        <Icon name="trophy" size="s" />
        <span dir="auto">{contest.title}</span>
      </Link>
    </p>
  );
}
