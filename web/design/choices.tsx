import { type InputHTMLAttributes, type ReactNode, type SelectHTMLAttributes, useId } from 'react';
import { useTypedBefore } from '../lib/typed-before.ts';
import { EarlyInput } from './early-fields.tsx';
import { Field } from './fields.tsx';
import { Icon } from './Icon.tsx';
import type { IconName } from './icon-names.ts';

interface ChoiceProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'type' | 'children'> {
  children: ReactNode;
}

export function Checkbox({ children, className, ...rest }: ChoiceProps) {
  return (
    <label className={className ? `tap ${className}` : 'tap'}>
      <EarlyInput {...rest} type="checkbox" className="checkbox" />
      <span>{children}</span>
    </label>
  );
}

export function Radio({ children, className, ...rest }: ChoiceProps) {
  return (
    <label className={className ? `tap ${className}` : 'tap'}>
      <input {...rest} type="radio" className="radio" />
      <span>{children}</span>
    </label>
  );
}

interface SwitchProps extends ChoiceProps {
  hint?: ReactNode;
  icon?: IconName;
}

/**
 * What the browser brings back by itself on a step back isn't what somebody switches now: many act at once. HTML has no
 * such attribute for a checkbox, browsers read it all the same.
 */
const forgetState = (row: HTMLLabelElement | null) => row?.querySelector('input')?.setAttribute('autocomplete', 'off');

/** Hit through its whole row. */
export function Switch({ children, hint, icon, ...rest }: SwitchProps) {
  const id = useId();
  return (
    <label className="tap min-h-13 justify-between text-md" ref={forgetState}>
      {icon && <Icon name={icon} className="text-ink-3" />}
      <span className="min-w-0 flex-1">
        {children}
        {hint && (
          <span id={id} className="hint block">
            {hint}
          </span>
        )}
      </span>
      <EarlyInput {...rest} type="checkbox" role="switch" className="switch" aria-describedby={hint ? id : undefined} />
    </label>
  );
}

interface SelectProps extends SelectHTMLAttributes<HTMLSelectElement> {
  label: string;
  hint?: ReactNode;
  error?: string;
  before?: ReactNode;
}

export function Select({ label, hint, error, before, children, ...rest }: SelectProps) {
  const ref = useTypedBefore<HTMLSelectElement>();
  return (
    <Field label={label} hint={hint} error={error}>
      {(tie) => (
        <span className="input">
          {before}
          <select {...rest} {...tie} ref={ref} className="appearance-none">
            {children}
          </select>
          <Icon name="chevron-down" size="s" className="pointer-events-none" />
        </span>
      )}
    </Field>
  );
}
