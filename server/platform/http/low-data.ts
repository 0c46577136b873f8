import type { IncomingHttpHeaders } from 'node:http';
import { parseCookies } from './cookies.ts';
import { liteCookie } from './page-cookie.ts';

/** Whether a reader saves data: by their own choice on this device, else as the browser says. */
export function asksLowData(headers: Pick<IncomingHttpHeaders, 'cookie'> & { 'save-data'?: unknown }): boolean {
  const choice = parseCookies(headers.cookie, false)[liteCookie];
  return choice !== '0' && choice !== '1' ? headers['save-data'] === 'on' : choice === '1';
}
