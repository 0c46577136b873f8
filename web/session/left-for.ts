import { useEffect } from 'react';
import { withoutDialog } from '../../contract/primitives/dialog-flags.ts';
import { inTab } from '../lib/stores.ts';
import { begun } from './dialogs.ts';
import { useSession } from './root-data.ts';

const key = 'left_for';
/** Time for another site's log-in, and for what it asks; what was begun before is forgotten. */
const mostMs = 30 * 60_000;

/** A page that a guest left to log in at another site, and the form's act that they were about to do there. */
interface Left {
  path: string;
  action: string | null;
  at: number;
}

const read = (): Left | null => {
  const left = inTab.readJson<Left>(key);
  return left && Date.now() - left.at < mostMs ? left : null;
};

/** On the way to another site: where a guest is, where something they began asked for the log-in. */
export function leaveFrom(action: string | null): void {
  const { pathname, search } = location;
  const intent = begun();
  // What a link began is no press of a button: an earlier one must not be done in its place.
  const to =
    intent?.to === undefined ? { path: withoutDialog(pathname + search), action } : { path: intent.to, action: null };
  const left: Left = { ...to, at: Date.now() };
  inTab.write(key, intent ? JSON.stringify(left) : null);
}

/** The page to come back to, goes before a new member's home; null where nothing was begun. */
export function pageLeft(): string | null {
  const left = read();
  if (left?.action === null) inTab.write(key, null);
  return left?.path ?? null;
}

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
