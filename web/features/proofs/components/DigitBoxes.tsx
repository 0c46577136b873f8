import { useId } from 'react';
import { proofLimits } from '../../../../contract/domains/proofs/limits.ts';
import { digitsIn } from '../../../../contract/primitives/figures.ts';
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

const { codeDigits } = proofLimits;

/** A code's digits, each in a box of its own; to keyboards, paste and readers it is one field. */
export function DigitBoxes({ name, value, invalid, onChange, onEnter: act }: DigitBoxesProps) {
  const t = useT();
  const id = useId();
  // The boxes show what script knows was typed; before it the field shows that itself.
  const scripted = useScripted();
  const type = (written: string) => {
    const digits = digitsIn(written);
    // Behind a code that was refused a new one begins.
    const isAnew = invalid && value.length === codeDigits && digits.length > codeDigits && digits.startsWith(value);
    onChange(digits.slice(isAnew ? codeDigits : 0).slice(0, codeDigits));
  };
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
        maxLength={(scripted ? 2 : 1) * codeDigits + 3}
        value={value}
        aria-invalid={invalid ? true : undefined}
        data-focus-first
        onChange={(event) => type(event.target.value)}
        onKeyDown={onEnter(act)}
      />
      {scripted &&
        Array.from({ length: codeDigits }, (_, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a digit is its place
          <span key={at} aria-hidden="true" className="digit num" data-next={at === value.length ? '' : undefined}>
            {value[at]}
          </span>
        ))}
    </div>
  );
}
