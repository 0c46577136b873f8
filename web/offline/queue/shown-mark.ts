import { splitLocale } from '../../lib/address.ts';
import type { ShownWaiting } from './waiting.ts';

/** What is shown of a mark that waits: how it is to stand, and the page it was made on. */
export const shownMark = (of: number, on: boolean): ShownWaiting => ({
  text: '',
  page: splitLocale(location.pathname).path,
  of,
  on: on ? 1 : 0,
});
