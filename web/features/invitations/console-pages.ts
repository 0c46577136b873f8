import type { ConsolePage } from '../../shell/console-page.ts';

export const invitationsConsolePages: readonly ConsolePage[] = [
  {
    ...{ group: 'waits', order: 6, to: '/operator/invitations', text: 'operators.nav.holds', icon: 'user-plus' },
    waiting: 'holds',
  },
  { group: 'settings', order: 2, to: '/operator/imei', text: 'operators.nav.imei', icon: 'smartphone' },
];
