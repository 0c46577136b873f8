import { Dialog } from '../../../design/Dialog.tsx';
import { FormButton } from '../../../design/FormButton.tsx';
import { Note } from '../../../design/parts.tsx';
import { useT } from '../../../texts/texts.tsx';
import type { Exchange } from '../use-exchange.ts';

/** Asks before money moves: about what was just quoted, or about an order that waits since before (R-EXC-007). */
export function OrderDialog({ exchange }: { exchange: Exchange }) {
  const t = useT();
  const { order, waiting, busy, cancelling, error, confirm, cancel } = exchange;
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
            <FormButton
              className="btn btn-value"
              action={exchange.confirmAction(order)}
              disabled={busy}
              aria-busy={exchanging || undefined}
              onClick={() => void confirm(order)}
            >
              {exchanging ? t('economy.exchanging') : t('economy.exchangeSome', { count: order.xcoin })}
            </FormButton>
          </>
        )
      }
    >
      <p>{waiting ? t('economy.askWaiting') : t('economy.askText')}</p>
      {error && <Note tone="error">{error}</Note>}
    </Dialog>
  );
}
