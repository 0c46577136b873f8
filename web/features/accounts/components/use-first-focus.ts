import { type RefObject, useEffect } from 'react';

/** Puts the reader into a form's first field when it comes to stand in a dialog that is open already. */
export function useFirstFocus(form: RefObject<HTMLFormElement | null>): void {
  useEffect(() => {
    if (form.current?.closest(':modal')) form.current.querySelector<HTMLElement>('[data-focus-first]')?.focus();
  }, [form]);
}
