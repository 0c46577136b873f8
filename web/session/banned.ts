import { bannedGroup } from '../../contract/primitives/access-limits.ts';
import type { Viewer } from '../../contract/primitives/viewer.ts';
import { splitLocale } from '../lib/address.ts';

/** What a member with no access may still read: why, and the rules that they broke. */
const open = ['/banned', '/privacy', '/termofuse', '/ucenter/faq', '/feedback'];

/** Whether a page is closed to this reader: a banned member is sent to the banned page (R-SES-007, D1 §6). */
export const isBarredFrom = (viewer: Pick<Viewer, 'groupid'> | null, pathname: string): boolean =>
  viewer?.groupid === bannedGroup && !open.includes(splitLocale(pathname).path);
