import type { ConsolePage } from '../../shell/console-page.ts';

export const reviewConsolePages: readonly ConsolePage[] = [
  {
    ...{ group: 'waits', order: 1, to: '/operator/reports', text: 'operators.nav.reports', icon: 'flag' },
    ...{ waiting: 'reports', moderators: true },
  },
];
