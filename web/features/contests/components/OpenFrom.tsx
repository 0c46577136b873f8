import { Icon } from '../../../design/Icon.tsx';
import { Note } from '../../../design/parts.tsx';
import { Link } from '../../../router/links.tsx';
import { useCivilDay } from '../../../texts/days.tsx';
import { useT } from '../../../texts/texts.tsx';
import type { Availability } from '../queries.ts';

/** The way to add a photo; where none are taken, the day from which they are, and no button that can't act. */
export function AddButton({ at, to, label }: { at: Availability; to: string; label: string }) {
  const t = useT();
  const day = useCivilDay();
  if (at.open) {
    return (
      <Link to={to} className="btn btn-primary btn-small">
        <Icon name="image-plus" size="s" />
        {label}
      </Link>
    );
  }
  return (
    <span className="text-sm text-ink-2">
      {at.opens === '' ? t('contests.photos.notOpen') : t('contests.photos.opens', { day: day(at.opens) })}
    </span>
  );
}

/** Says that nothing new is taken for now, and what can be done until then. */
export function NotOpenNote({ at }: { at: Availability }) {
  const t = useT();
  const day = useCivilDay();
  if (at.open) return null;
  return (
    <Note>
      <b>{at.opens === '' ? t('contests.photos.notOpenYet') : t('contests.photos.openOn', { day: day(at.opens) })}</b>{' '}
      {t('contests.photos.until')}
    </Note>
  );
}
