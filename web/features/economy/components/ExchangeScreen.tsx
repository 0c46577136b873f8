import { countryOfFid } from '../../../../contract/primitives/countries.ts';
import { Coin } from '../../../design/Coin.tsx';
import { useLocale } from '../../../router/locale.ts';
import { useT } from '../../../texts/texts.tsx';
import { bannerOf } from '../exchange-form.ts';
import type { ExchangeInfo, Own } from '../exchange-queries.ts';
import { useExchange } from '../use-exchange.ts';
import { ExchangeForm } from './ExchangeForm.tsx';
import { OrderDialog } from './OrderDialog.tsx';

/** The exchange of XGold for XCoin: what the member has, what it costs, and the order that waits for their word. */
export function ExchangeScreen({ info: loaded, viewer }: { info: ExchangeInfo; viewer: Own }) {
  const exchange = useExchange(loaded, viewer);
  const info = { ...loaded, ...exchange.has };
  return (
    <>
      <Balances info={info} fid={viewer.countryFid} />
      <ExchangeForm info={info} exchange={exchange} />
      <OrderDialog exchange={exchange} />
    </>
  );
}

/** The banner: two countries have their own, on the plain field; all others the cloth of the country (R-EXC-003). */
function Balances({ info, fid }: { info: ExchangeInfo; fid: number }) {
  const t = useT();
  const banner = bannerOf(fid);
  return (
    <section
      className={`card exchange-banner ${banner === 'own' ? 'exchange-banner-own' : ''} cloth`}
      data-cloth={countryOfFid(fid)?.cloth}
      data-banner={banner}
      aria-label={t('economy.balances')}
    >
      <Balance of="xgold" amount={info.xglodCount} hint={t('economy.xgoldHint')} />
      <Balance of="xcoin" amount={info.xcoin} hint={t('economy.xcoinHint')} />
    </section>
  );
}

function Balance({ of, amount, hint }: { of: 'xgold' | 'xcoin'; amount: number; hint: string }) {
  const t = useT();
  const { language } = useLocale();
  return (
    <div className="min-w-0">
      <p className="soft text-sm">{t(`economy.${of}`)}</p>
      <p className="flex flex-wrap items-center gap-2 text-3xl font-bold tabular-nums">
        <Coin of={of} />
        {amount.toLocaleString(language)}
      </p>
      <p className="soft text-xs">{hint}</p>
    </div>
  );
}
