import type { ConsolePage } from '../../shell/console-page.ts';

export const bugsConsolePages: readonly ConsolePage[] = [
  {
    ...{ group: 'waits', order: 10, to: '/operator/bugs', text: 'operators.nav.bugs', icon: 'bug' },
    ...{ waiting: 'bugs', moderators: true },
  },
  { group: 'words', order: 4, to: '/operator/bug-options', text: 'operators.nav.bugOptions', icon: 'smartphone' },
];
