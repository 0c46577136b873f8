import type { IncomingHttpHeaders } from 'node:http';
import { liteCookie } from './page-cookie.ts';

const chosen = new RegExp(`(?:^|;\\s*)${liteCookie}=([01])(?:;|$)`);

/** Whether a reader saves data: by their own choice on this device, else as the browser says. */
export function asksLowData(headers: Pick<IncomingHttpHeaders, 'cookie'> & { 'save-data'?: unknown }): boolean {
  const choice = chosen.exec(headers.cookie ?? '')?.[1];
  return choice === undefined ? headers['save-data'] === 'on' : choice === '1';
}
