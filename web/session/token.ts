import { randomString } from '../lib/random.ts';

const key = 'auth_token';
/** Set beside a token that is to be forgotten when the browser is closed. */
const passing = 'auth_passing';
/** A cookie without an age: gone with the browser's session, and seen by all of its tabs. */
const openBrowser = 'bb_open=1';

/** Changes when somebody logs in or out on purpose: the other tabs hear of it, and only they. */
const turn = 'auth_turn';

/** Kept here where the browser refuses to store: the log-in then lasts as long as the page. */
let unstored: string | null = null;

/** The member's token, null for a guest. Pages never contain it. */
export function readToken(): string | null {
  try {
    if (localStorage.getItem(passing) !== null && !document.cookie.includes(openBrowser)) clearToken();
    return localStorage.getItem(key) ?? unstored;
  } catch {
    return unstored;
  }
}

/** `remember` false: until the browser is closed. */
export function storeToken(token: string, remember = true): void {
  unstored = token;
  try {
    localStorage.setItem(key, token);
    if (remember) {
      localStorage.removeItem(passing);
    } else {
      // biome-ignore lint/suspicious/noDocumentCookie: the cookie store is missing in browsers meant here
      document.cookie = `${openBrowser}; path=/; samesite=lax`;
      localStorage.setItem(passing, '1');
    }
  } catch {
    // Storage is full or forbidden; `unstored` serves.
  }
}

/** Whether the log-in is to be forgotten when the browser is closed. */
export function isPassing(): boolean {
  try {
    return localStorage.getItem(passing) !== null;
  } catch {
    return false;
  }
}

export function clearToken(): void {
  unstored = null;
  try {
    localStorage.removeItem(key);
    localStorage.removeItem(passing);
  } catch {
    // Nothing was stored there.
  }
}

/** Tells the other tabs of this browser that pages are rendered for somebody else from now on. */
export function tellTabs(): void {
  try {
    localStorage.setItem(turn, randomString());
  } catch {
    // They find out by what they ask for next.
  }
}

/** Whether another tab has told so; null stands for a storage that was emptied. */
export const isTurn = ({ key: changed }: Pick<StorageEvent, 'key'>): boolean => changed === turn || changed === null;

/** What this tab kept of a member who leaves is nobody else's: a reply that was begun. */
export function forgetTab(): void {
  try {
    sessionStorage.clear();
  } catch {
    // Nothing was stored there.
  }
}
