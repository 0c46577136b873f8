import type { InputHTMLAttributes, ReactNode, TextareaHTMLAttributes } from 'react';
import { EarlyInput, EarlyTextArea } from '../../../design/early-fields.tsx';
import { FieldError } from '../../../design/fields.tsx';

interface Named {
  /** Links of the note on top lead to it. */
  id: string;
  label: ReactNode;
  hint?: ReactNode;
  error?: string | undefined;
}

function Around({ id, label, hint, error, children }: Named & { children: ReactNode }) {
  return (
    <div className="form-field">
      <label className="form-label" htmlFor={id}>
        {label}
      </label>
      {children}
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
      {hint && (
        <span id={`${id}-hint`} className="hint">
          {hint}
        </span>
      )}
    </div>
  );
}

const tieOf = ({ id, hint, error }: Named) => ({
  id,
  'aria-describedby': [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ') || undefined,
  'aria-invalid': error ? (true as const) : undefined,
});

/** A field of one line that other parts of the page lead to; `after` stands in its frame. */
export function LineField({
  after,
  ...props
}: Named & { after?: ReactNode } & Omit<InputHTMLAttributes<HTMLInputElement>, 'id'>) {
  const { id, label, hint, error, ...rest } = props;
  return (
    <Around {...{ id, label, hint, error }}>
      <span className="input">
        <EarlyInput {...rest} {...tieOf(props)} />
        {after}
      </span>
    </Around>
  );
}

/** The same of several lines. */
export function AreaField(props: Named & Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'id'>) {
  const { id, label, hint, error, ...rest } = props;
  return (
    <Around {...{ id, label, hint, error }}>
      <span className="input input-area">
        <EarlyTextArea {...rest} {...tieOf(props)} />
      </span>
    </Around>
  );
}
