import { Coin } from '../../../design/Coin.tsx';
import { Icon } from '../../../design/Icon.tsx';
import { MenuLink } from '../../../design/Menu.tsx';
import { Card } from '../../../design/parts.tsx';
import { Link } from '../../../router/links.tsx';
import { useLocale } from '../../../router/locale.ts';
import { AccountMenu } from '../../../shell/menus.tsx';
import { useT } from '../../../texts/texts.tsx';
import type { Counters } from '../queries.ts';
import { menuPages, quickPages } from '../ucenter-pages.ts';

/** What one has, in full figures: the one place of it here, which leads to what can be had for it and to what came and went. */
export function Wallet({ counters }: { counters: Counters }) {
  const t = useT();
  const { language } = useLocale();
  const figure = (value: number | null) => (value ?? 0).toLocaleString(language);
  return (
    <section aria-label={t('profiles.nav.wallet')}>
      <div className="grid grid-cols-[repeat(auto-fit,minmax(8.5rem,1fr))] gap-2">
        <Link
          to="/ucenter/exchange"
          className="flex min-h-19 flex-col justify-center gap-0.5 rounded-leaf bg-value-soft px-3.5 py-3"
        >
          <span className="text-xs text-ink-2">{t('profiles.xgold')}</span>
          <b className="heading num flex items-center gap-1 text-xl text-value-text">
            <Coin of="xgold" /> {figure(counters.xglodCount)}
          </b>
        </Link>
        <Link
          to="/ucenter/exchange"
          className="flex min-h-19 flex-col justify-center gap-0.5 rounded-leaf bg-coin-soft px-3.5 py-3"
        >
          <span className="text-xs text-ink-2">{t('profiles.xcoin')}</span>
          <b className="heading num flex items-center gap-1 text-xl text-coin-text">
            <Coin of="xcoin" /> {figure(counters.xcoinCount)}
          </b>
        </Link>
      </div>
      <div className="-mb-3 flex flex-wrap gap-x-5">
        {(['exchange', 'wallet'] as const).map((page) => (
          <Link key={page} to={`/ucenter/${page}`} className="tap link gap-1! text-sm">
            {t(names[page])}
            <Icon name="chevron-right" size="s" flip />
          </Link>
        ))}
      </div>
    </section>
  );
}

const names = { exchange: 'profiles.nav.exchange', wallet: 'profiles.nav.wallet' } as const;

/** The rest of the member's area: beside the profile on wide windows. */
export function AccountCard() {
  const t = useT();
  return (
    <Card title={t('profiles.accountCard')}>
      <ul>
        {quickPages().map((page) => (
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

const settings = '/ucenter/setting';

/** The same where there is no room beside it; the gear above leads to the settings. */
export function QuickLinks() {
  const t = useT();
  return (
    <nav
      className="card grid grid-cols-[repeat(auto-fill,minmax(max(min(4.5rem,40%),22%),1fr))] gap-x-2 lg:hidden"
      aria-label={t('profiles.accountCard')}
    >
      {quickPages()
        .filter(({ to }) => to !== settings)
        .map((page) => (
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
