import { enteredCookie, leftCookie } from '../../../contract/primitives/entered.ts';
import type { Answer } from '../context.ts';
import { pageCookie } from '../http/page-cookie.ts';

/** As long as a page may take to bring its script; to one that comes later the API refuses the token. */
const leftSeconds = 3600;

/**
 * Takes the session's cookie out of this browser, the ticket that no script has come for, and the pages that the browser cached by
 * itself: a step back would show the member's without asking.
 */
export function forgetSession({ header, cookie }: Answer): void {
  header('clear-site-data', '"cache"');
  cookie(pageCookie, '', { maxAgeSeconds: 0, sameSite: 'Lax' });
  cookie(enteredCookie, '', { maxAgeSeconds: 0, sameSite: 'Lax', readable: true });
}

/** What only script can forget waits for the script of whatever page comes next. */
export const askScriptToForget = ({ cookie }: Answer): void =>
  cookie(leftCookie, '1', { maxAgeSeconds: leftSeconds, sameSite: 'Lax', readable: true });
