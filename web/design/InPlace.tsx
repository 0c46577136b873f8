import { type ReactNode, useEffect, useRef } from 'react';

interface InPlaceProps {
  /** What stands there now: nothing but the button that opens a form, or which form. */
  shows: string | boolean | undefined;
  children: ReactNode;
}

/**
 * A form that comes in place of the button that opened it, and gives way to it again. Who pressed either goes on from
 * there: the focus would fall back to the top of the page with the button that is gone.
 */
export function InPlace({ shows, children }: InPlaceProps) {
  const place = useRef<HTMLDivElement>(null);
  const before = useRef(shows);
  useEffect(() => {
    if (before.current === shows) return;
    before.current = shows;
    if (document.activeElement !== document.body) return;
    const first = place.current?.querySelector<HTMLElement>('input:not([hidden]), button:not(:disabled)');
    (first ?? place.current)?.focus();
  }, [shows]);
  return (
    <div ref={place} tabIndex={-1}>
      {children}
    </div>
  );
}
