import { Icon } from '../../../design/Icon.tsx';
import type { IconName } from '../../../design/icon-names.ts';
import { directionOf } from '../../../lib/direction.ts';
import { Link } from '../../../router/links.tsx';
import { useT } from '../../../texts/texts.tsx';
import { pagePath } from '../paths.ts';

/** In the first week: that it was granted, with what words, and three steps to begin with. */
export function GrantedCard({ granted: { by, reason } }: { granted: { by: string; reason: string } }) {
  const t = useT();
  return (
    <section className="card">
      <div className="card-head">
        <h2>{t('creator.granted.title')}</h2>
      </div>
      {reason !== '' && (
        <p className="rounded-md bg-sunken p-3 text-md wrap-anywhere" dir={directionOf(reason)}>
          <q>{reason}</q> {by}
        </p>
      )}
      <h3 className="pt-3 text-sm font-bold text-ink-2">{t('creator.granted.steps')}</h3>
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
