import type { ReactNode } from 'react';

/** Where a part needs script and there is none. */
export function NeedsScript({ children }: { children: ReactNode }) {
  return (
    <noscript>
      <p className="note note-warning">{children}</p>
    </noscript>
  );
}
