import type { IncomingHttpHeaders } from 'node:http';
import { cookieName } from '../../../contract/primitives/cookies.ts';
import { liteCookie } from './page-cookie.ts';

const chosen = (name: string): RegExp => new RegExp(`(?:^|;\\s*)${name}=([01])(?:;|$)`);
const bound = chosen(cookieName(liteCookie, true));
const plain = chosen(cookieName(liteCookie, false));

/** Whether a reader saves data: by their own choice on this device, else as the browser says. */
export function asksLowData(headers: Pick<IncomingHttpHeaders, 'cookie'> & { 'save-data'?: unknown }): boolean {
  const cookies = headers.cookie ?? '';
  const choice = (bound.exec(cookies) ?? plain.exec(cookies))?.[1];
  return choice === undefined ? headers['save-data'] === 'on' : choice === '1';
}
