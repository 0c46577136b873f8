import type { IconName } from '../../design/icon-names.ts';

/** What the console's list counts beside a page's name. */
export type Waiting = 'appeals' | 'feedback' | 'holds';

export interface ConsolePage {
  /** The router's path, without the locale. */
  to: string;
  /** Text id of its name; a page of another domain adds that domain to the frame's `handle`. */
  text: string;
  icon: IconName;
  waiting?: Waiting;
  /** Pages below it keep it marked. */
  below?: true;
}

/** Every page of the operators' console, in its order. A new one is added here and in web/routes.ts. */
export const consolePages: readonly ConsolePage[] = [
  { to: '/operator', text: 'operators.nav.members', icon: 'users' },
  { to: '/operator/sanctions', text: 'operators.nav.sanctions', icon: 'ban' },
  { to: '/operator/appeals', text: 'operators.nav.appeals', icon: 'message-square-lock', waiting: 'appeals' },
  { to: '/operator/feedback', text: 'operators.nav.feedback', icon: 'message-circle', waiting: 'feedback' },
  { to: '/operator/invitations', text: 'operators.nav.holds', icon: 'user-plus', waiting: 'holds' },
  { to: '/operator/imei', text: 'operators.nav.imei', icon: 'smartphone' },
  { to: '/operator/settings', text: 'operators.nav.settings', icon: 'settings' },
  { to: '/operator/audit', text: 'operators.nav.audit', icon: 'list' },
  { to: '/operator/events', text: 'operators.nav.events', icon: 'refresh-cw' },
];

/** The page that an address belongs to; a member's own page belongs to the members. */
export const consolePageAt = (pathname: string): ConsolePage | undefined =>
  consolePages.find((page) => pathname === page.to || (page.below && pathname.startsWith(`${page.to}/`))) ??
  (pathname.startsWith('/operator/members/') ? consolePages[0] : undefined);
