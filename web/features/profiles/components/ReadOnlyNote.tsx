import { silencedGroup } from '../../../../contract/primitives/access-limits.ts';
import { LinkButton } from '../../../design/Button.tsx';
import { Icon } from '../../../design/Icon.tsx';
import { useSession } from '../../../session/root-data.ts';
import { useT } from '../../../texts/texts.tsx';

/** What read-only means, for whoever reads the word beside their own name. */
export function ReadOnlyNote() {
  const t = useT();
  if (useSession()?.groupid !== silencedGroup) return null;
  return (
    <section className="card flex flex-wrap items-center gap-3" aria-label={t('profiles.readOnly')}>
      <Icon name="lock" size="l" className="text-danger-text" />
      <p className="min-w-48 flex-1 text-sm">
        <b className="block">{t('profiles.readOnly')}</b>
        {t('profiles.readOnlyText')}
      </p>
      <LinkButton kind="quiet" small to="/banned">
        {t('profiles.readOnlyWhy')}
      </LinkButton>
    </section>
  );
}
