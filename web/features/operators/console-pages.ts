import type { ConsolePage } from '../../shell/console-page.ts';

/** The console's own pages; other features declare theirs. */
export const operatorsConsolePages: readonly ConsolePage[] = [
  { group: 'people', order: 1, to: '/operator/members', text: 'operators.nav.members', icon: 'users', daily: true },
  { group: 'people', order: 3, to: '/operator/offices', text: 'operators.nav.offices', icon: 'shield-check' },
  {
    ...{ group: 'settings', order: 1, to: '/operator/settings', text: 'operators.nav.settings', icon: 'settings' },
    daily: true,
  },
  { group: 'settings', order: 3, to: '/operator/audit', text: 'operators.nav.audit', icon: 'list', daily: true },
  { group: 'settings', order: 4, to: '/operator/checks', text: 'operators.nav.checks', icon: 'shield-check' },
  { group: 'settings', order: 5, to: '/operator/events', text: 'operators.nav.events', icon: 'refresh-cw' },
];
