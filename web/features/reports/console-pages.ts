import type { ConsolePage } from '../../lib/console-page.ts';

export const reportsConsole: readonly ConsolePage[] = [
  { to: '/operator/reports', text: 'operators.nav.reports', icon: 'flag', waiting: 'reports', moderators: true },
];
