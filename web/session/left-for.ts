import { useEffect } from 'react';
import { inTab } from '../lib/stores.ts';
import { useSession } from './root-data.ts';

export const key = 'left_for';
/** Time for another site's log-in, and for what it asks; what was begun before is forgotten. */
const mostMs = 30 * 60_000;

/** A page that a guest left to log in at another site, and the form's act that they were about to do there. */
export interface Left {
  path: string;
  action: string | null;
  at: number;
}

export const read = (): Left | null => {
  const left = inTab.readJson<Left>(key);
  return left && Date.now() - left.at < mostMs ? left : null;
};

/** Back on that page, what was begun there is done, once: its button is pressed, where it still offers that. */
export function useActLeft(): void {
  const isMember = useSession() !== null;
  useEffect(() => {
    if (!isMember) return;
    const left = read();
    inTab.write(key, null);
    if (!left?.action || left.path !== location.pathname + location.search) return;
    const button = document.querySelector<HTMLElement>(`button[formaction="${CSS.escape(left.action)}"]`);
    // Once the page has come to life.
    setTimeout(() => button?.click());
  }, [isMember]);
}
