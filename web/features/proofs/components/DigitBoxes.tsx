import { useId } from 'react';
import { proofLimits } from '../../../../contract/domains/proofs/limits.ts';
import { useT } from '../../../texts/texts.tsx';

interface DigitBoxesProps {
  value: string;
  invalid: boolean;
  onChange: (digits: string) => void;
}

/** A code's digits, each in a box of its own; to keyboards, paste and readers it is one field. */
export function DigitBoxes({ value, invalid, onChange }: DigitBoxesProps) {
  const t = useT();
  const id = useId();
  return (
    <div className="digits" dir="ltr">
      <label className="sr-only" htmlFor={id}>
        {t('proof.code')}
      </label>
      <input
        id={id}
        name="code"
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={proofLimits.codeDigits + 3}
        value={value}
        aria-invalid={invalid ? true : undefined}
        data-focus-first
        onChange={(event) => onChange(event.target.value.replaceAll(/\D/g, '').slice(0, proofLimits.codeDigits))}
      />
      {Array.from({ length: proofLimits.codeDigits }, (_, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a digit is its place
        <span key={at} aria-hidden="true" className="digit num" data-next={at === value.length ? '' : undefined}>
          {value[at]}
        </span>
      ))}
    </div>
  );
}
