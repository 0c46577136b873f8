import { useState } from 'react';
import { storeLimits } from '../../../../contract/domains/store/limits.ts';
import { call } from '../../../api/client.ts';
import { AskDialog } from '../../../design/AskDialog.tsx';
import { Button } from '../../../design/Button.tsx';
import { Select } from '../../../design/choices.tsx';
import { TextArea } from '../../../design/fields.tsx';
import { showToast } from '../../../design/toasts.ts';
import { randomString } from '../../../lib/random.ts';
import { useAct } from '../../../lib/use-act.ts';
import { useT } from '../../../texts/texts.tsx';
import type { AdminOrder } from '../store-rows.ts';

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
  const [asked, setAsked] = useState<'move' | 'refund'>();
  const close = () => setAsked(undefined);
  if (props.order.status === 'refunded') return null;
  return (
    <div className="flex flex-wrap gap-2">
      {nextOf(props.order).length > 0 && (
        <Button kind="outline" small onClick={() => setAsked('move')}>
          {t('store.admin.move')}
        </Button>
      )}
      <Button kind="outline" small onClick={() => setAsked('refund')}>
        {t('store.admin.refund')}
      </Button>
      {asked === 'move' && <MoveDialog {...props} onClose={close} />}
      {asked === 'refund' && <RefundDialog {...props} onClose={close} />}
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
            {t(`store.label.${each}`)}
          </option>
        ))}
      </Select>
      <p className="mt-3 text-sm text-ink-2">{t('store.admin.moveText')}</p>
    </AskDialog>
  );
}

function RefundDialog(props: DialogProps) {
  const { order: now, onClose } = props;
  const t = useT();
  const { act, change } = useChange(props);
  const [note, setNote] = useState('');
  const refund = () => change((key) => call('store.refund', { order_id: now.order_id, note }, { idempotencyKey: key }));
  return (
    <AskDialog
      open
      title={t('store.admin.refundTitle', { price: now.shop_price })}
      word={t('store.admin.refund')}
      kind="danger"
      disabled={note.trim() === ''}
      busy={act.busy}
      error={act.error}
      onAct={() => void refund()}
      onClose={onClose}
    >
      <p className="text-md text-ink-2">{t('store.admin.refundText')}</p>
      <TextArea
        label={t('operators.note')}
        value={note}
        maxLength={storeLimits.note}
        error={act.issues.note}
        onChange={(event) => setNote(event.target.value)}
      />
    </AskDialog>
  );
}
