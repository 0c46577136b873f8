import { Coin } from '../../../design/Coin.tsx';
import { useLocale } from '../../../router/locale.ts';
import { useT } from '../../../texts/texts.tsx';

/** A price in XCoin, in full figures. */
export function Price({ amount, size = 's', className }: { amount: number; size?: 's' | 'm'; className?: string }) {
  const t = useT();
  const { language } = useLocale();
  return (
    <span className={`num inline-flex flex-wrap items-center gap-1 ${className ?? ''}`}>
      <Coin of="xcoin" size={size} />
      {amount.toLocaleString(language)}
      <span className="sr-only">{t('store.xcoin')}</span>
    </span>
  );
}
