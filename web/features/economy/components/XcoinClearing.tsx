import { Note } from '../../../design/parts.tsx';
import { useT } from '../../../texts/texts.tsx';
import type { Wallet } from '../wallet-queries.ts';

/** From so many days before on, it is a warning to whoever has some. */
const soonDays = 31;

/** When XCoin is cleared, and in how many days (R-WAL-003). */
export function XcoinClearing({ wallet: { xcoin, cleared_in: days } }: { wallet: Wallet }) {
  const t = useT();
  return (
    <Note tone={xcoin > 0 && days < soonDays ? 'warning' : 'info'} icon="clock">
      {t('economy.wallet.clearing', { days })}
    </Note>
  );
}
