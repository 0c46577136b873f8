import { type InputHTMLAttributes, type ReactNode, type TextareaHTMLAttributes, useId, useState } from 'react';
import { useT } from '../texts/texts.tsx';
import { IconButton } from './Button.tsx';
import { EarlyInput, EarlyTextArea } from './early-fields.tsx';
import { Icon } from './Icon.tsx';

interface Described {
  label: string;
  hint?: ReactNode;
  /** Takes the hint's place. */
  error?: string;
}

interface FieldProps extends Described {
  /** Draws the control with what ties it to label and message. */
  children: (tie: { id: string; 'aria-describedby'?: string; 'aria-invalid'?: true }) => ReactNode;
}

export function FieldError({ id, children }: { id?: string; children: ReactNode }) {
  return (
    <span id={id} className="field-error" role="alert">
      <Icon name="circle-alert" size="s" />
      <span>{children}</span>
    </span>
  );
}

/** Label above, below it what is wrong and what helps, tied by `aria-describedby`. */
export function Field({ label, hint, error, children }: FieldProps) {
  const id = useId();
  const [wrong, helps] = [`${id}e`, `${id}h`];
  return (
    <div className="form-field">
      <label className="form-label" htmlFor={id}>
        {label}
      </label>
      {children({
        id,
        'aria-describedby': [error && wrong, hint && helps].filter(Boolean).join(' ') || undefined,
        'aria-invalid': error ? true : undefined,
      })}
      {error && <FieldError id={wrong}>{error}</FieldError>}
      {hint && (
        <span id={helps} className="hint">
          {hint}
        </span>
      )}
    </div>
  );
}

interface TextInputProps extends Described, InputHTMLAttributes<HTMLInputElement> {
  /** Stands inside the frame, before or after the text. */
  before?: ReactNode;
  after?: ReactNode;
  /** Stands beside the frame: a picture, a button. */
  beside?: ReactNode;
}

export function TextInput({ label, hint, error, before, after, beside, ...rest }: TextInputProps) {
  return (
    <Field label={label} hint={hint} error={error}>
      {(tie) => (
        <div className="flex items-center gap-2">
          <span className="input">
            {before}
            <EarlyInput {...rest} {...tie} />
            {after}
          </span>
          {beside}
        </div>
      )}
    </Field>
  );
}

export function PasswordInput(props: Omit<TextInputProps, 'type' | 'after'>) {
  const t = useT();
  const [shown, setShown] = useState(false);
  return (
    <TextInput
      {...props}
      type={shown ? 'text' : 'password'}
      after={
        <IconButton
          icon={shown ? 'eye-off' : 'eye'}
          label={t(shown ? 'shell.hidePassword' : 'shell.showPassword')}
          aria-pressed={shown}
          onClick={() => setShown(!shown)}
        />
      }
    />
  );
}

interface TextAreaProps extends Described, TextareaHTMLAttributes<HTMLTextAreaElement> {}

export function TextArea({ label, hint, error, ...rest }: TextAreaProps) {
  return (
    <Field label={label} hint={hint} error={error}>
      {(tie) => (
        <span className="input input-area">
          <EarlyTextArea {...rest} {...tie} />
        </span>
      )}
    </Field>
  );
}
