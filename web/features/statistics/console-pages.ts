import type { ConsolePage } from '../../shell/console-page.ts';

/** The page of the operators' console on what is counted each day. */
export const statisticsConsolePages: readonly ConsolePage[] = [
  {
    ...{ group: 'settings', order: 8, to: '/operator/statistics', text: 'statistics.title', icon: 'chart-column' },
    daily: true,
  },
];
