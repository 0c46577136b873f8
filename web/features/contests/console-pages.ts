import type { ConsolePage } from '../../shell/console-page.ts';

export const contestsConsolePages: readonly ConsolePage[] = [
  {
    ...{ group: 'content', order: 6, to: '/operator/contests', text: 'contests.contests', icon: 'trophy' },
    ...{ below: true, waiting: 'contests', daily: true },
  },
  { group: 'content', order: 7, to: '/operator/photo-categories', text: 'contests.console.categories', icon: 'image' },
  { group: 'content', order: 8, to: '/operator/dreams', text: 'contests.dreams', icon: 'sprout' },
];
