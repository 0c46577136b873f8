import { useState } from 'react';
import { call } from '../../../api/client.ts';
import { AskDialog } from '../../../design/AskDialog.tsx';
import { Button, LinkButton } from '../../../design/Button.tsx';
import { Select } from '../../../design/choices.tsx';
import { showToast } from '../../../design/toasts.ts';
import { randomString } from '../../../lib/random.ts';
import { useAct } from '../../../lib/use-act.ts';
import { useSearch } from '../../../router/hooks.ts';
import { useT } from '../../../texts/texts.tsx';
import { asHeading } from '../../store/index.ts';
import { addressWith } from '../money-address.ts';
import type { AdminOrder } from '../store-rows.ts';
import { ReasonDialog } from './ReasonDialog.tsx';

const order = ['paid', 'packed', 'shipping', 'complete'] as const;
type Next = 'packed' | 'shipping' | 'complete';

/** The labels that an order may still have. */
const nextOf = ({ status }: AdminOrder): readonly Next[] => {
  const at = (order as readonly string[]).indexOf(status);
  return at < 0 ? [] : (order.slice(at + 1) as Next[]);
};

interface ActsProps {
  order: AdminOrder;
  onChange: (order: AdminOrder) => void;
}

/** Moves an order on, or gives its XCoin back; either asks first. */
export function OrderActs(props: ActsProps) {
  const t = useT();
  const search = useSearch();
  const [moving, setMoving] = useState(false);
  if (props.order.status === 'refunded') return null;
  return (
    <div className="flex flex-wrap gap-2">
      {nextOf(props.order).length > 0 && (
        <Button kind="outline" small onClick={() => setMoving(true)}>
          {t('store.admin.move')}
        </Button>
      )}
      <LinkButton
        kind="outline"
        small
        to={addressWith(search, { refund: String(props.order.order_id) })}
        replace
        preventScrollReset
      >
        {t('store.admin.refund')}
      </LinkButton>
      {moving && <MoveDialog {...props} onClose={() => setMoving(false)} />}
    </div>
  );
}

type DialogProps = ActsProps & { onClose: () => void };

/** Changes an order by a call, once however often it is pressed; the dialog closes then. */
function useChange({ onChange, onClose }: DialogProps) {
  const t = useT();
  const act = useAct();
  const [key] = useState(randomString);
  const change = (ask: (key: string) => Promise<{ data: { order: AdminOrder } }>) =>
    act.run(async () => {
      const { data } = await ask(key);
      onChange(data.order);
      showToast({ text: t('operators.done') });
      onClose();
    });
  return { act, change };
}

function MoveDialog(props: DialogProps) {
  const { order: now, onClose } = props;
  const t = useT();
  const { act, change } = useChange(props);
  const choices = nextOf(now);
  const [status, setStatus] = useState<Next>(choices[0]!);
  const move = () =>
    change((key) => call('store.set-label', { order_id: now.order_id, status }, { idempotencyKey: key }));
  return (
    <AskDialog
      open
      title={t('store.admin.moveTitle', { number: now.order_id })}
      word={t('store.admin.move')}
      busy={act.busy}
      error={act.words}
      onAct={() => void move()}
      onClose={onClose}
    >
      <Select
        label={t('store.admin.column.label')}
        value={status}
        onChange={(event) => setStatus(event.target.value as Next)}
      >
        {choices.map((each) => (
          <option key={each} value={each}>
            {asHeading(t(`store.label.${each}`))}
          </option>
        ))}
      </Select>
      <p className="mt-3 text-sm text-ink-2">{t('store.admin.moveText')}</p>
    </AskDialog>
  );
}

/** Asked by an address of its own, so that money goes back without script as well. */
export function RefundDialog({ order: { order_id, shop_price } }: Pick<ActsProps, 'order'>) {
  const t = useT();
  return (
    <ReasonDialog
      title={t('store.admin.refundTitle', { price: shop_price })}
      word={t('store.admin.refund')}
      kind="danger"
      closeTo={addressWith(useSearch(), { refund: '' })}
      does="store.refund"
      about={{ order_id }}
      asks="note"
      act={(note, idempotencyKey) => call('store.refund', { order_id, note }, { idempotencyKey })}
    >
      <p className="text-md text-ink-2">{t('store.admin.refundText')}</p>
    </ReasonDialog>
  );
}
