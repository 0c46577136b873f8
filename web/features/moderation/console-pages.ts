import type { ConsolePage } from '../../lib/console-page.ts';

export const moderationConsole: readonly ConsolePage[] = [
  { to: '/operator/removed', text: 'operators.nav.removed', icon: 'eye-off', moderators: true },
  { to: '/operator/sanctions', text: 'operators.nav.sanctions', icon: 'ban' },
  { to: '/operator/appeals', text: 'operators.nav.appeals', icon: 'message-square-lock', waiting: 'appeals' },
];
