import { call } from '../../../api/client.ts';
import { ReasonDialog } from '../../../console/ReasonDialog.tsx';
import { useSearch } from '../../../router/hooks.ts';
import { useT } from '../../../texts/texts.tsx';
import { addressWith } from './money-address.ts';
import type { Transfer } from './money-rows.ts';

/** What a second operator may say, as the address names it. */
export const verdicts = ['approve', 'refuse'] as const;

interface DecideDialogProps {
  transfer: Transfer;
  verdict: (typeof verdicts)[number];
}

/** Asks before a transfer is made or refused; what is shown here is what is paid. */
export function DecideDialog({ transfer, verdict }: DecideDialogProps) {
  return verdict === 'approve' ? <Approve transfer={transfer} /> : <Refuse transfer={transfer} />;
}

const useCloseTo = () => addressWith(useSearch(), { approve: '', refuse: '' });

function Approve({ transfer: { id, member, way, amount, currency, shown } }: { transfer: Transfer }) {
  const t = useT();
  const about = { id, uid: member?.uid ?? 0, amount };
  const values = { amount, currency, name: member?.username ?? '–' };
  return (
    <ReasonDialog
      title={t(way === 'give' ? 'operators.funds.askGive' : 'operators.funds.askTake', values)}
      word={t('operators.funds.approve')}
      kind={way === 'give' ? 'primary' : 'danger'}
      closeTo={useCloseTo()}
      does="operators.approve-transfer"
      about={about}
      done={t('operators.funds.made')}
      act={(reason, idempotencyKey) => call('operators.approve-transfer', { ...about, reason }, { idempotencyKey })}
    >
      <p className="text-md text-ink-2">{t('operators.funds.approveText')}</p>
      <p className="text-md wrap-anywhere">{t('operators.funds.askText', { shown })}</p>
    </ReasonDialog>
  );
}

function Refuse({ transfer: { id } }: { transfer: Transfer }) {
  const t = useT();
  return (
    <ReasonDialog
      title={t('operators.funds.refuseTitle')}
      word={t('operators.funds.refuse')}
      kind="danger"
      closeTo={useCloseTo()}
      does="operators.refuse-transfer"
      about={{ id }}
      done={t('operators.funds.turnedDown')}
      act={(reason, idempotencyKey) => call('operators.refuse-transfer', { id, reason }, { idempotencyKey })}
    >
      <p className="text-md text-ink-2">{t('operators.funds.refuseText')}</p>
    </ReasonDialog>
  );
}
