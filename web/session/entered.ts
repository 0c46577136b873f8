import { enteredCookie, leftCookie } from '../../contract/primitives/entered.ts';
import { call } from '../api/client.ts';
import { isRefusal } from '../api/wire.ts';
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
export async function takeEntered(): Promise<void> {
  const ticket = readCookie(enteredCookie);
  if (ticket === undefined) return;
  // The pages are drawn for the new session already: no call of theirs goes out with another one's token.
  clearToken();
  try {
    const { data } = await call('sign-in.take-entered', { ticket }, { unasked: true });
    storeToken(data.auth_token, data.remember);
    if (data.isNew) markNewcomer();
    notifyTabs();
  } catch (error) {
    // No answer, or one of the hour's: the next page asks again.
    if (!isDefinite(error)) return;
  }
  writeCookie(enteredCookie, '', 0);
}

const isDefinite = (error: unknown): boolean => isRefusal(error) && (error.http === 200 || error.http === 400);
