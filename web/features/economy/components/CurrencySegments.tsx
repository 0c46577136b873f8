import { type Currency, currencies } from '../../../../contract/domains/economy/shapes.ts';
import { Link } from '../../../router/links.tsx';
import { useT } from '../../../texts/texts.tsx';

/** Which of the two a statement shows, by the page's address. */
export function CurrencySegments({ shown }: { shown: Currency }) {
  const t = useT();
  return (
    <nav className="segments" aria-label={t('economy.wallet.currencies')}>
      {currencies.map((each) => (
        <Link key={each} to={`?of=${each}`} aria-current={each === shown ? 'page' : undefined} preventScrollReset>
          {t(`economy.wallet.${each}`)}
        </Link>
      ))}
    </nav>
  );
}
