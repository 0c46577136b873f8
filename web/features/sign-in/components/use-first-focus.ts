import { type RefObject, useEffect } from 'react';
import { focusWithin } from '../../../lib/focus-within.ts';

/**
 * Puts the reader into a form's first field when it comes to stand in a dialog that is open already; not one who writes
 * in it since the server's page showed it.
 */
export function useFirstFocus(form: RefObject<HTMLFormElement | null>): void {
  useEffect(() => {
    if (!form.current?.closest(':modal') || focusWithin(form.current)) return;
    form.current.querySelector<HTMLElement>('[data-focus-first]')?.focus();
  }, [form]);
}
