import { useId } from 'react';
import { proofLimits } from '../../../../contract/domains/proofs/limits.ts';
import { pageForm } from '../../../../contract/primitives/page-form.ts';
import { EarlyInput } from '../../../design/early-fields.tsx';
import { onEnter } from '../../../lib/enter-key.ts';
import { useScripted } from '../../../lib/use-scripted.ts';
import { useT } from '../../../texts/texts.tsx';

interface DigitBoxesProps {
  /** Of the page's form, which sends it before there is script. */
  name: string;
  value: string;
  invalid: boolean;
  onChange: (digits: string) => void;
  onEnter: () => void;
}

/** A code's digits, each in a box of its own; to keyboards, paste and readers it is one field. */
export function DigitBoxes({ name, value, invalid, onChange, onEnter: act }: DigitBoxesProps) {
  const t = useT();
  const id = useId();
  // The boxes show what script knows was typed; before it the field shows that itself.
  const scripted = useScripted();
  return (
    <div className={scripted ? 'digits' : 'input'} dir="ltr">
      <label className="sr-only" htmlFor={id}>
        {t('proof.code')}
      </label>
      <EarlyInput
        id={id}
        form={pageForm}
        name={name}
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={proofLimits.codeDigits + 3}
        value={value}
        aria-invalid={invalid ? true : undefined}
        data-focus-first
        onChange={(event) => onChange(event.target.value.replaceAll(/\D/g, '').slice(0, proofLimits.codeDigits))}
        onKeyDown={onEnter(act)}
      />
      {scripted &&
        Array.from({ length: proofLimits.codeDigits }, (_, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a digit is its place
          <span key={at} aria-hidden="true" className="digit num" data-next={at === value.length ? '' : undefined}>
            {value[at]}
          </span>
        ))}
    </div>
  );
}
