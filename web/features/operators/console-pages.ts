import { operatorGroup } from '../../../contract/primitives/access-limits.ts';
import type { ConsolePage } from '../../lib/console-page.ts';
import { economyConsole } from '../economy/index.ts';
import { feedbackConsole } from '../feedback/index.ts';
import { invitationsConsole } from '../invitations/index.ts';
import { moderationConsole } from '../moderation/index.ts';
import { reportsConsole } from '../reports/index.ts';
import { storeConsole } from '../store/index.ts';

const members: ConsolePage = { to: '/operator/members', text: 'operators.nav.members', icon: 'users' };

/** Moderators' groups: their pages are few. */
export const hasFewPages = (groupid: number): boolean => groupid > operatorGroup && groupid <= 3;

/** Every page of the operators' console, in its order; each feature declares its own in `console-pages.ts`. */
export const consolePages: readonly ConsolePage[] = [
  { to: '/operator', text: 'operators.nav.needs', icon: 'check-check' },
  ...reportsConsole,
  members,
  { to: '/operator/offices', text: 'operators.nav.offices', icon: 'shield-check' },
  ...moderationConsole,
  ...feedbackConsole,
  ...invitationsConsole,
  ...economyConsole,
  ...storeConsole,
  { to: '/operator/boards', text: 'shell.boards', icon: 'layout-list' },
  { to: '/operator/settings', text: 'operators.nav.settings', icon: 'settings' },
  { to: '/operator/audit', text: 'operators.nav.audit', icon: 'list' },
  { to: '/operator/checks', text: 'operators.nav.checks', icon: 'shield-check' },
  { to: '/operator/events', text: 'operators.nav.events', icon: 'refresh-cw' },
];

/** The page that an address belongs to; a member's own page belongs to the members. */
export const consolePageAt = (pathname: string): ConsolePage | undefined =>
  consolePages.find((page) => pathname === page.to || (page.below && pathname.startsWith(`${page.to}/`))) ??
  (pathname.startsWith('/operator/members/') ? members : undefined);
