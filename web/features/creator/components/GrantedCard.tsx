import { Icon } from '../../../design/Icon.tsx';
import type { IconName } from '../../../design/icon-names.ts';
import { directionOf } from '../../../lib/direction.ts';
import { Link } from '../../../router/links.tsx';
import { useT } from '../../../texts/texts.tsx';
import { pagePath } from '../paths.ts';

/** With what words it was granted, and by whom. */
export function GrantedWords({ granted: { by, reason } }: { granted: { by: string; reason: string } }) {
  if (reason === '') return null;
  return (
    <p className="basis-full text-md wrap-anywhere" dir={directionOf(reason)}>
      <q>{reason}</q> {by}
    </p>
  );
}

/** In the first week: three steps to begin with. */
export function FirstSteps() {
  const t = useT();
  return (
    <section className="card">
      <div className="card-head">
        <h2>{t('creator.granted.steps')}</h2>
      </div>
      <ul>
        <Way to={pagePath('manuals')} icon="book-open" title={t('creator.granted.manual')}>
          {t('creator.granted.manualText')}
        </Way>
        <Way to="/note/thread" icon="square-pen" title={t('creator.granted.write')}>
          {t('creator.granted.writeText')}
        </Way>
        <Way to={pagePath('super')} icon="trophy" title={t('creator.granted.super')}>
          {t('creator.granted.superText')}
        </Way>
      </ul>
    </section>
  );
}

/** A row that leads on: what it is, and a line about it. */
export function Way(props: { to: string; icon: IconName; title: string; children?: string }) {
  const { to, icon, title, children } = props;
  return (
    <li className="border-b border-line last:border-b-0">
      <Link to={to} className="flex min-h-14 items-center gap-3 py-2">
        <Icon name={icon} className="flex-none text-ink-3" />
        <span className="min-w-0 flex-1">
          <b className="block text-md">{title}</b>
          {children && <span className="block text-sm text-ink-2">{children}</span>}
        </span>
        <Icon name="chevron-right" size="s" flip className="text-ink-3" />
      </Link>
    </li>
  );
}
