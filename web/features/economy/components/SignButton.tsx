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
      {short || amount === 0 ? t('feeds.sign') : t('feeds.signFor', { amount })}
    </FormButton>
  );
}
