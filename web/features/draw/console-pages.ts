import type { ConsolePage } from '../../shell/console-page.ts';

export const drawConsolePages: readonly ConsolePage[] = [
  {
    ...{ group: 'money', order: 8, to: '/operator/draws', text: 'draw.console.draws', icon: 'ticket' },
    ...{ waiting: 'draws', below: true, daily: true },
  },
];
