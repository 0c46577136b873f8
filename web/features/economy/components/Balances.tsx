import { Coin } from '../../../design/Coin.tsx';
import { useLocale } from '../../../router/locale.ts';
import { useT } from '../../../texts/texts.tsx';
import type { Held } from '../wallet-queries.ts';

/** What one has of both, in full figures, on the country's cloth. */
export function Balances({ held }: { held: Held }) {
  const t = useT();
  return (
    <section className="cloth card py-5" aria-label={t('economy.wallet.now')}>
      <dl className="grid grid-cols-[repeat(auto-fit,minmax(8rem,1fr))] gap-4">
        <Balance of="xgold" amount={held.xgold} text={t('economy.wallet.earnIt')} />
        <Balance of="xcoin" amount={held.xcoin} text={t('economy.wallet.spendIt')} />
      </dl>
    </section>
  );
}

function Balance({ of, amount, text }: { of: 'xgold' | 'xcoin'; amount: number; text: string }) {
  const t = useT();
  const { language } = useLocale();
  return (
    <div className="min-w-0">
      <dt className="soft text-sm">{t(`economy.wallet.${of}`)}</dt>
      <dd className="heading num flex flex-wrap items-center gap-1.5 text-2xl break-all">
        <Coin of={of} /> {amount.toLocaleString(language)}
      </dd>
      <dd className="soft text-xs">{text}</dd>
    </div>
  );
}
