import { useEffect, useState } from 'react';
import { exchangeLimits } from '../../../../contract/domains/economy/exchange-limits.ts';
import { Dialog } from '../../../design/Dialog.tsx';
import { FormButton } from '../../../design/FormButton.tsx';
import { Note } from '../../../design/parts.tsx';
import { useT } from '../../../texts/texts.tsx';
import type { ExchangeOrder } from '../exchange-queries.ts';
import type { Exchange } from '../use-exchange.ts';

/**
 * Whether the price of an order has run out: a minute after it was quoted here. Of one that waits since before the
 * browser's clock says how much is left, and asked for again it has its minute whatever that clock shows.
 */
function useLapsed(order: ExchangeOrder | null, waiting: boolean): boolean {
  const [lapsed, setLapsed] = useState(false);
  useEffect(() => {
    setLapsed(false);
    if (!order) return;
    const whole = exchangeLimits.honoured * 1000;
    const left = waiting ? Math.min(whole, Math.max(0, Date.parse(order.until) - Date.now())) : whole;
    const timer = setTimeout(() => setLapsed(true), left);
    return () => clearTimeout(timer);
  }, [order, waiting]);
  return lapsed;
}

/** Asks before money moves: about what was just quoted, or about an order that waits since before (R-EXC-007). */
export function OrderDialog({ exchange }: { exchange: Exchange }) {
  const t = useT();
  const { order, waiting, busy, cancelling, error, confirm, cancel } = exchange;
  const lapsed = useLapsed(order, waiting);
  const exchanging = busy && !cancelling;
  const end = () => {
    if (order) void cancel(order);
  };
  return (
    <Dialog
      open={order !== null}
      onClose={end}
      shape="sheet"
      title={order && t('economy.askTitle', { xgold: order.xgold, xcoin: order.xcoin })}
      foot={
        order && (
          <>
            <FormButton
              className="btn btn-outline"
              action={exchange.cancelAction(order)}
              disabled={busy}
              aria-busy={cancelling || undefined}
              onClick={end}
            >
              {t('shell.cancel')}
            </FormButton>
            {lapsed ? (
              <FormButton
                className="btn btn-value"
                action={exchange.askAgainAction(order)}
                disabled={busy}
                onClick={() => void exchange.ask(order.xcoin)}
              >
                {t('economy.askAgain')}
              </FormButton>
            ) : (
              <FormButton
                className="btn btn-value"
                action={exchange.confirmAction(order)}
                disabled={busy}
                busy={exchanging && t('economy.exchanging')}
                onClick={() => void confirm(order)}
              >
                {t('economy.exchangeSome', { count: order.xcoin })}
              </FormButton>
            )}
          </>
        )
      }
    >
      <p role={lapsed ? 'status' : undefined}>
        {t(lapsed ? 'economy.askLapsed' : waiting ? 'economy.askWaiting' : 'economy.askText')}
      </p>
      {error && <Note tone="error">{error}</Note>}
    </Dialog>
  );
}
