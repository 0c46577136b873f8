import { readCookie, writeCookie } from '../lib/cookies.ts';
import { randomString } from '../lib/random.ts';
import { draftsPlace, onDevice } from '../lib/stores.ts';
import { forgetSaved } from '../offline/forget.ts';
import { forgetVisits } from '../router/page-memory.ts';

const key = 'auth_token';
/** Set beside a token that is to be forgotten when the browser is closed. */
const passing = 'auth_passing';
/** A cookie without an age: gone with the browser's session, and seen by all of its tabs. */
const openBrowser = 'bb_open';

/** Changes when somebody logs in or out on purpose; that notifies the other tabs, and only them. */
const turn = 'auth_turn';

/** Held here where the browser refuses to store: the log-in then lasts as long as the page. */
let unstored: string | null = null;

/** The member's token, null for a guest. Pages never contain it. */
export function readToken(): string | null {
  if (isPassing() && readCookie(openBrowser) !== '1') clearToken();
  return onDevice.read(key) ?? unstored;
}

/** `remember` false: until the browser is closed. */
export function storeToken(token: string, remember = true): void {
  forgetVisits();
  forgetSaved('log-in');
  unstored = token;
  if (!onDevice.write(key, token)) return;
  onDevice.write(passing, remember ? null : '1');
  if (!remember) writeCookie(openBrowser, '1');
}

/** Whether the log-in is to be forgotten when the browser is closed. */
export const isPassing = (): boolean => onDevice.read(passing) !== null;

export function clearToken(): void {
  forgetVisits();
  forgetSaved('log-out');
  unstored = null;
  onDevice.write(key, null);
  onDevice.write(passing, null);
}

/** Notifies the other tabs of this browser that pages are rendered for somebody else from now on. */
export const notifyTabs = (): void => void onDevice.write(turn, randomString());

/** Whether another tab has notified this one; null stands for a storage that was emptied. */
export const isTurn = ({ key: changed }: Pick<StorageEvent, 'key'>): boolean => changed === turn || changed === null;

/** Deletes what was begun by a member who logs out, a reply in this tab or a message on this device: nobody else may see it. */
export function forgetTab(): void {
  onDevice.write(draftsPlace, null);
  try {
    sessionStorage.clear();
  } catch {
    // Nothing was stored there.
  }
}
