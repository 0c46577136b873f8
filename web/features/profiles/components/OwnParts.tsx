import { Coin } from '../../../design/Coin.tsx';
import { Icon } from '../../../design/Icon.tsx';
import { MenuLink } from '../../../design/Menu.tsx';
import { Card } from '../../../design/parts.tsx';
import { useLocale } from '../../../lib/locale.ts';
import { Link } from '../../../router/links.tsx';
import { AccountMenu } from '../../../shell/menus.tsx';
import { useT } from '../../../texts/texts.tsx';
import type { Counters } from '../queries.ts';
import { menuPages } from '../ucenter-pages.ts';

/** What one has, in full figures. */
export function Wallet({ counters }: { counters: Counters }) {
  const t = useT();
  const { language } = useLocale();
  const figure = (value: number | null) => (value ?? 0).toLocaleString(language);
  return (
    <dl className="grid grid-cols-[repeat(auto-fit,minmax(8.5rem,1fr))] gap-2">
      <div className="flex min-h-19 flex-col justify-center gap-0.5 rounded-leaf bg-value-soft px-3.5 py-3">
        <dt className="text-xs text-ink-2">{t('profiles.xgold')}</dt>
        <dd className="heading num flex items-center gap-1 text-xl text-value-text">
          <Coin of="xgold" /> {figure(counters.xglodCount)}
        </dd>
      </div>
      <div className="flex min-h-19 flex-col justify-center gap-0.5 rounded-leaf bg-coin-soft px-3.5 py-3">
        <dt className="text-xs text-ink-2">{t('profiles.xcoin')}</dt>
        <dd className="heading num flex items-center gap-1 text-xl text-coin-text">
          <Coin of="xcoin" /> {figure(counters.xcoinCount)}
        </dd>
      </div>
    </dl>
  );
}

/** The rest of the member's area: beside the profile on wide windows. */
export function AccountCard() {
  const t = useT();
  return (
    <Card title={t('profiles.accountCard')}>
      <ul>
        {menuPages().map((page) => (
          <li key={page.to}>
            <Link to={page.to} className="flex min-h-11 items-center gap-2.5 text-md">
              <Icon name={page.icon} />
              <span className="min-w-0 flex-1">{t(page.text)}</span>
              <Icon name="chevron-right" size="s" flip />
            </Link>
          </li>
        ))}
      </ul>
    </Card>
  );
}

/** The same where there is no room beside it. */
export function QuickLinks() {
  const t = useT();
  return (
    <nav
      className="card grid grid-cols-[repeat(auto-fill,minmax(max(min(4.5rem,40%),22%),1fr))] gap-x-2 lg:hidden"
      aria-label={t('profiles.accountCard')}
    >
      {menuPages().map((page) => (
        <Link
          key={page.to}
          to={page.to}
          className="flex min-h-19 flex-col items-center gap-1.5 pt-2.5 text-center text-xs text-ink-2"
        >
          <Icon name={page.icon} size="l" className="text-primary-text" />
          {t(page.text)}
        </Link>
      ))}
    </nav>
  );
}

/** Everything of the member's area, country, language and the way out: the gear of phones. */
export function MeMenu() {
  const t = useT();
  return (
    <AccountMenu
      trigger={(props) => (
        <button type="button" className="icon-btn" aria-label={t('shell.account')} {...props}>
          <Icon name="settings" />
        </button>
      )}
    >
      {menuPages().map((page) => (
        <MenuLink key={page.to} to={page.to} icon={page.icon}>
          {t(page.text)}
        </MenuLink>
      ))}
    </AccountMenu>
  );
}
