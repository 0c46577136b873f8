import { useEffect, useRef } from 'react';
import { type ComposeStore, useComposed } from './compose-store.ts';

/** After a refusal the first field or note of the form that it speaks of is in sight, and has the focus. */
export function useLeadToRefusal(store: ComposeStore, form: string): void {
  const refusals = useComposed(store, (state) => state.refusals);
  const before = useRef(refusals);
  useEffect(() => {
    if (refusals === before.current) return;
    before.current = refusals;
    const place = document.getElementById(form)?.querySelector<HTMLElement>('[aria-invalid=true], [data-refused]');
    place?.scrollIntoView({ block: 'center' });
    place?.focus({ preventScroll: true });
  }, [refusals, form]);
}
