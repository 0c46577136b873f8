import { splitLocale } from '../lib/address.ts';

/** What a member with no access may still read: why, and the rules that they broke. */
const open = ['/banned', '/privacy', '/termofuse', '/ucenter/faq', '/feedback'];

/** Whether a page is closed to banned members: they are sent to the banned page (R-SES-007, D1 §6). */
export const isClosedToBarred = (pathname: string): boolean => !open.includes(splitLocale(pathname).path);
