import type { DataOf } from '../../contract/call.ts';
import type { Calls } from '../../contract/calls.ts';
import { logoutDelay } from '../../contract/domains/sign-in/limits.ts';
import { call } from '../api/client.ts';
import { quietly } from '../api/quietly.ts';
import { goTo } from '../lib/go-to.ts';
import { clearToken, forgetTab, isPassing, notifyTabs, readToken } from './token.ts';

export type SessionUser = DataOf<Calls['sign-in.login']>;

/**
 * A token is extended by its use and so outlives the cookie that pages are rendered with: where only the token is left,
 * the cookie is opened anew. Says whether the page is to be read again.
 */
export async function reopenPages(): Promise<boolean> {
  if (readToken() === null) return false;
  const opened = call('sign-in.open-page-session', { remember: !isPassing() }, { unasked: true });
  return opened.then(
    () => true,
    () => false,
  );
}

export const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** Ends the session on the server, forgets the token, waits and goes home (R-SES-011). */
export async function logOut(wait = pause): Promise<void> {
  try {
    await call('sign-in.logout', {});
  } catch {
    // Offline or already ended: this device forgets the member all the same.
    await quietly(call('sign-in.clear-user-info', {}));
  }
  clearToken();
  forgetTab();
  notifyTabs();
  await wait(logoutDelay.site);
  goTo('/');
}
