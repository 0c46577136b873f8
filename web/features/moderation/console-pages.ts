import type { ConsolePage } from '../../shell/console-page.ts';

export const moderationConsolePages: readonly ConsolePage[] = [
  {
    ...{ group: 'people', order: 4, to: '/operator/addresses', text: 'operators.nav.addresses', icon: 'map-pin' },
    moderators: true,
  },
  { group: 'people', order: 2, to: '/operator/sanctions', text: 'operators.nav.sanctions', icon: 'ban' },
  {
    ...{ group: 'waits', order: 5, to: '/operator/appeals', text: 'operators.nav.appeals' },
    ...{ icon: 'message-square-lock', waiting: 'appeals' },
  },
  { group: 'content', order: 3, to: '/operator/words', text: 'operators.nav.words', icon: 'type' },
  { group: 'words', order: 1, to: '/operator/canned', text: 'operators.nav.canned', icon: 'quote' },
];
