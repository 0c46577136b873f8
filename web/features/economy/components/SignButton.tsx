import { formAction } from '../../../../contract/primitives/page-form.ts';
import { FormButton } from '../../../design/FormButton.tsx';
import { Icon } from '../../../design/Icon.tsx';
import { useT } from '../../../texts/texts.tsx';
import { type CheckInState, nextAmount } from '../use-check-in.ts';

/** Checks in; once it is done the button says so (R-SGN-001). */
export function SignButton({ record, busy, sign, short }: CheckInState & { short: boolean }) {
  const t = useT();
  const amount = nextAmount(record);
  if (record.is_sign !== 0)
    return (
      <button type="button" className={short ? 'btn' : 'btn btn-small'} disabled>
        <Icon name="check" />
        {t('feeds.signed')}
      </button>
    );
  return (
    <FormButton
      action={formAction('economy.check-in')}
      className={`btn btn-value ${short ? '' : 'btn-small'}`}
      aria-busy={busy || undefined}
      disabled={busy}
      onClick={sign}
    >
      <Words amount={short ? 0 : amount} isFirst={record.total === 0} />
    </FormButton>
  );
}

/** Who never checked in is invited to do it today, as no days in a row stand beside. */
function Words({ amount, isFirst }: { amount: number; isFirst: boolean }) {
  const t = useT();
  if (amount === 0) return t('feeds.sign');
  return isFirst ? t('feeds.signFirst', { amount }) : t('feeds.signFor', { amount });
}
