import { useEffect, useRef, useState } from 'react';
import { call } from '../api/client.ts';
import { isRefusal } from '../api/wire.ts';
import { Coin } from '../design/Coin.tsx';
import { useSteady } from '../lib/use-steady.ts';
import { whenIdle } from '../lib/when-idle.ts';
import { useLocation } from '../router/hooks.ts';
import { Link } from '../router/links.tsx';
import { useLocale } from '../router/locale.ts';
import { onFrugalNetwork } from '../session/connection.ts';
import { useSession } from '../session/root-data.ts';
import { uidAuth } from '../session/uid-auth.ts';
import { useT } from '../texts/texts.tsx';

const exchangePage = '/ucenter/exchange';

interface Balances {
  xgold: number;
  xcoin: number;
}

/** The way to the exchange, with what the member has (R-EXC-001). The page is everybody's, so the figures come after it. */
export function ExchangePanel() {
  const { pathname } = useLocation();
  return pathname === exchangePage ? null : <Panel />;
}

function Panel() {
  const t = useT();
  const element = useRef<HTMLElement>(null);
  const balances = useBalances(element);
  return (
    <section ref={element} className="card cloth" aria-label={t('shell.exchange')}>
      <div className="flex min-h-11 items-center gap-3">
        <div className="min-w-0 flex-1">
          <h2 className="font-bold">{t('shell.exchange')}</h2>
          {balances ? <Figures {...balances} /> : <p className="soft text-sm">{t('shell.exchangeText')}</p>}
        </div>
        <Link to={exchangePage} className="btn btn-value btn-small">
          {t('shell.exchangeOpen')}
        </Link>
      </div>
    </section>
  );
}

function Figures({ xgold, xcoin }: Balances) {
  const t = useT();
  const { language } = useLocale();
  return (
    <p className="flex gap-3 text-sm num">
      <span className="flex items-center gap-1">
        <Coin of="xgold" size="s" />
        <span className="sr-only">{t('shell.xgold')}</span> {xgold.toLocaleString(language)}
      </span>
      <span className="flex items-center gap-1">
        <Coin of="xcoin" size="s" />
        <span className="sr-only">{t('shell.xcoin')}</span> {xcoin.toLocaleString(language)}
      </span>
    </p>
  );
}

/** Asked once the page is idle, where the panel is to be seen and data isn't dear; without them the way is there all the same. */
function useBalances(element: { current: HTMLElement | null }): Balances | undefined {
  const viewer = useSession();
  const [balances, setBalances] = useState<Balances>();
  const uid = viewer?.uid;
  // Read once the page stands: the frame is the same for members of every country.
  const steady = useSteady({ country: () => viewer?.countryFid ?? 0 });
  useEffect(() => {
    if (uid === undefined) return;
    const cid = steady.country();
    const over = new AbortController();
    const ask = async (): Promise<void> => {
      if (element.current?.offsetParent == null || onFrugalNetwork()) return;
      try {
        const uid_auth = await uidAuth(uid, cid);
        if (uid_auth === undefined) return;
        const options = { unasked: true, signal: over.signal };
        const { data } = await call('economy.exchange-info', { uid, cid, uid_auth }, options);
        setBalances({ xgold: data.xglodCount, xcoin: data.xcoin });
      } catch (failure) {
        if (!isRefusal(failure) && !over.signal.aborted) throw failure;
      }
    };
    const stop = whenIdle(() => void ask());
    return () => {
      stop();
      over.abort();
    };
  }, [uid, steady, element]);
  return balances;
}
