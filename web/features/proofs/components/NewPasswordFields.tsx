import { proofLimits } from '../../../../contract/domains/proofs/limits.ts';

import { PasswordInput } from '../../../design/fields.tsx';
import { Icon } from '../../../design/Icon.tsx';
import { useT } from '../../../texts/texts.tsx';
import { type NewPassword, passwordRules } from '../new-password.ts';

interface NewPasswordFieldsProps {
  values: NewPassword;
  errors: Partial<Record<keyof NewPassword, string>>;
  onChange: (change: Partial<NewPassword>) => void;
}

/** A new password, with its rules as they are met, and the same again. */
export function NewPasswordFields({ values, errors, onChange }: NewPasswordFieldsProps) {
  const t = useT();
  const { passwordMax, passwordMin } = proofLimits;
  return (
    <>
      <PasswordInput
        label={t('proof.newPassword')}
        name="newpassword"
        autoComplete="new-password"
        maxLength={passwordMax}
        value={values.newpassword}
        error={errors.newpassword}
        hint={
          <span className="flex flex-wrap gap-x-4 gap-y-1">
            {passwordRules(values.newpassword).map(({ rule, met }) => (
              <span key={rule} className={`inline-flex items-center gap-1 ${met ? 'text-success-text' : ''}`}>
                <Icon name={met ? 'circle-check' : 'circle'} size="s" />
                {t(`proof.rule.${rule}`, { min: passwordMin, max: passwordMax })}
              </span>
            ))}
          </span>
        }
        onChange={(event) => onChange({ newpassword: event.target.value })}
      />
      <PasswordInput
        label={t('proof.newPasswordAgain')}
        name="newpassword2"
        autoComplete="new-password"
        maxLength={passwordMax}
        value={values.newpassword2}
        error={errors.newpassword2}
        onChange={(event) => onChange({ newpassword2: event.target.value })}
      />
    </>
  );
}
