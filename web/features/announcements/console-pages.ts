import type { ConsolePage } from '../../shell/console-page.ts';

/** The pages of the operators' console on what everybody reads, and on what is open to them. */
export const announcementsConsolePages: readonly ConsolePage[] = [
  {
    ...{ group: 'words', order: 5, to: '/operator/announcements', icon: 'megaphone', below: true },
    text: 'announcements.console.announcements',
  },
  {
    ...{ group: 'words', order: 6, to: '/operator/campaigns', icon: 'send', below: true, daily: true },
    text: 'announcements.switch.campaigns',
  },
  {
    ...{ group: 'settings', order: 6, to: '/operator/switches', icon: 'list-filter' },
    text: 'announcements.console.switches',
  },
  {
    ...{ group: 'settings', order: 7, to: '/operator/read-only', icon: 'lock' },
    text: 'announcements.console.readOnly',
  },
];
