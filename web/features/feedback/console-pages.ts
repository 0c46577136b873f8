import type { ConsolePage } from '../../lib/console-page.ts';

export const feedbackConsole: readonly ConsolePage[] = [
  { to: '/operator/feedback', text: 'operators.nav.feedback', icon: 'message-circle', waiting: 'feedback' },
];
