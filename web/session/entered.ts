import { type Entered, enteredCookie, leftCookie } from '../../contract/primitives/entered.ts';
import { readCookie, writeCookie } from '../lib/cookies.ts';
import { markNewcomer } from './newcomer.ts';
import { clearToken, forgetTab, notifyTabs, storeToken } from './token.ts';

/** A session that a form ended before there was script is forgotten here too, before another one begins. */
export function forgetLeft(): void {
  if (readCookie(leftCookie) === undefined) return;
  writeCookie(leftCookie, '', 0);
  clearToken();
  forgetTab();
  notifyTabs();
}

/** A session that a form began before there was script is this browser's, whichever page the script comes to first. */
export function takeEntered(): void {
  const cookie = readCookie(enteredCookie);
  if (cookie === undefined) return;
  writeCookie(enteredCookie, '', 0);
  const entered = enteredIn(cookie);
  if (!entered) return;
  storeToken(entered.token, entered.remember);
  if (entered.isNew) markNewcomer();
  notifyTabs();
}

/** Over plain http somebody else may have set it: what can't be read is nobody's session. */
function enteredIn(cookie: string): Entered | undefined {
  try {
    return JSON.parse(decodeURIComponent(cookie)) as Entered;
  } catch {
    return undefined;
  }
}
