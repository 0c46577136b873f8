import { LinkTabs } from '../../../design/Tabs.tsx';
import { useT } from '../../../texts/texts.tsx';

/** The wallet's pages (R-WAL-001). */
export function WalletTabs() {
  const t = useT();
  const links = [
    { to: '/ucenter/wallet', label: t('economy.wallet.xgold') },
    { to: '/ucenter/wallet/xcoin', label: t('economy.wallet.xcoin') },
    { to: '/ucenter/wallet/card', label: t('economy.wallet.card') },
  ];
  return <LinkTabs label={t('economy.wallet.title')} links={links} className="tabs bg-surface px-1 sm:rounded-md" />;
}
