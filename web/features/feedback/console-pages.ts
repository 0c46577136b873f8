import type { ConsolePage } from '../../shell/console-page.ts';

export const feedbackConsolePages: readonly ConsolePage[] = [
  {
    ...{ group: 'waits', order: 2, to: '/operator/feedback', text: 'operators.nav.feedback', icon: 'message-circle' },
    waiting: 'feedback',
  },
];
