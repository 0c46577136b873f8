import { readCookie, writeCookie } from '../lib/cookies.ts';
import { useRootData } from './root-data.ts';

/** As the server reads it, too: this device's own choice goes before what the browser says. */
const cookie = 'bb_lite';
const yearSeconds = 365 * 86_400;

/** Whether the page was asked for with little data: pictures come by a tap, faces are drawn. */
export const useLowData = (): boolean => useRootData().lite;

/** Whether this device's reader chose it, once the page has come to life. */
export const savesData = (): boolean => readCookie(cookie) === '1';

/** Stores the reader's choice on this device; the page is asked for anew. */
export function chooseLowData(on: boolean): void {
  writeCookie(cookie, on ? '1' : '0', yearSeconds);
  location.reload();
}
