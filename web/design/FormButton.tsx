import type { ButtonHTMLAttributes } from 'react';
import { pageForm } from '../../contract/primitives/page-form.ts';
import { ButtonWords } from './ButtonWords.tsx';

/** What makes a button send the page's form to a call (`formAction` of the contract); without one script alone serves it. */
export const sendsForm = (action: string | undefined) =>
  action === undefined
    ? ({ type: 'button' } as const)
    : ({ type: 'submit', form: pageForm, formAction: action } as const);

interface FormButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'form' | 'formAction' | 'type'> {
  action: string | undefined;
  onClick: () => void;
  /** The -ing text while the work runs; the button is then off. */
  busy?: string | false;
}

let pressed: string | null = null;

/** What the button that was pressed last would have sent. */
export const lastPressed = (): string | null => pressed;

/**
 * A button that acts in place, and before there is script sends the page's form. A double click asks for one thing, what was
 * seen at its first: that of a switch doesn't turn it back.
 */
export function FormButton({ action, onClick, busy, children, ...props }: FormButtonProps) {
  return (
    <button
      {...props}
      {...sendsForm(action)}
      aria-busy={busy ? true : props['aria-busy']}
      disabled={Boolean(busy) || props.disabled}
      onClick={(event) => {
        event.preventDefault();
        if (event.detail > 1 && props['aria-pressed'] !== undefined) return;
        pressed = action ?? null;
        onClick();
      }}
    >
      <ButtonWords busy={busy}>{children}</ButtonWords>
    </button>
  );
}
