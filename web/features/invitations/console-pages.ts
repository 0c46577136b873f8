import type { ConsolePage } from '../../lib/console-page.ts';

export const invitationsConsole: readonly ConsolePage[] = [
  { to: '/operator/invitations', text: 'operators.nav.holds', icon: 'user-plus', waiting: 'holds' },
  { to: '/operator/imei', text: 'operators.nav.imei', icon: 'smartphone' },
];
