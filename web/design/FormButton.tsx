import type { ButtonHTMLAttributes } from 'react';
import { pageForm } from '../../contract/primitives/page-form.ts';

/** What makes a button send the page's form to a call (`formAction` of the contract); without one script alone serves it. */
export const sendsForm = (action: string | undefined) =>
  action === undefined
    ? ({ type: 'button' } as const)
    : ({ type: 'submit', form: pageForm, formAction: action } as const);

interface FormButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'form' | 'formAction' | 'type'> {
  action: string | undefined;
  onClick: () => void;
}

let pressed: string | null = null;

/** What the button that was pressed last would have sent. */
export const lastPressed = (): string | null => pressed;

/** A button that acts in place, and before there is script sends the page's form. */
export function FormButton({ action, onClick, ...props }: FormButtonProps) {
  return (
    <button
      {...props}
      {...sendsForm(action)}
      onClick={(event) => {
        event.preventDefault();
        pressed = action ?? null;
        onClick();
      }}
    />
  );
}
