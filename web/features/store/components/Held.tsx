import { Coin } from '../../../design/Coin.tsx';
import { useLocale } from '../../../router/locale.ts';
import { useT } from '../../../texts/texts.tsx';

/** What a member has of both, in full figures. */
export function Held({ xgold, xcoin, className }: { xgold?: number; xcoin?: number; className?: string }) {
  return (
    <span className={`num flex flex-wrap items-center gap-x-4 gap-y-1 ${className ?? ''}`}>
      <Figure of="xgold" amount={xgold} />
      <Figure of="xcoin" amount={xcoin} />
    </span>
  );
}

/** A figure that isn't there yet has its place. */
function Figure({ of, amount }: { of: 'xgold' | 'xcoin'; amount: number | undefined }) {
  const t = useT();
  const { language } = useLocale();
  return (
    <span className="flex items-center gap-1.5">
      <Coin of={of} />
      {amount === undefined ? <span aria-hidden="true">…</span> : amount.toLocaleString(language)}
      <span className="sr-only">{t(of === 'xgold' ? 'store.xgold' : 'store.xcoin')}</span>
    </span>
  );
}
