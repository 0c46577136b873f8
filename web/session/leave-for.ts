import { localePath } from '../../contract/primitives/countries.ts';
import { backIn, withoutDialog } from '../../contract/primitives/dialog-back.ts';
import { splitLocale } from '../lib/address.ts';
import { inTab } from '../lib/stores.ts';
import { begun } from './dialogs.ts';
import { key, type Left, read } from './left-for.ts';

/** On the way to another site: where a guest is, where something they began asked for the log-in. */
export function leaveFrom(action: string | null): void {
  const { pathname, search } = location;
  const intent = begun();
  const asked = backIn(search);
  // What a link began is no press of a button: an earlier one must not be done in its place.
  const to =
    intent?.to === undefined ? { path: withoutDialog(pathname + search), action } : { path: intent.to, action: null };
  const page = asked === undefined ? undefined : localePath(splitLocale(pathname).country.code, asked);
  const left: Left = { ...(intent || page === undefined ? to : { path: page, action: null }), at: Date.now() };
  inTab.write(key, intent || page !== undefined ? JSON.stringify(left) : null);
}

/** The page to come back to, goes before a new member's home; null where nothing was begun. */
export function pageLeft(): string | null {
  const left = read();
  if (left?.action === null) inTab.write(key, null);
  return left?.path ?? null;
}
