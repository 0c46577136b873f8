import type { ConsolePage } from '../../lib/console-page.ts';

export const moderationConsole: readonly ConsolePage[] = [
  { to: '/operator/held', text: 'operators.nav.held', icon: 'clock', waiting: 'heldPosts', moderators: true },
  {
    ...{ to: '/operator/post-appeals', text: 'operators.nav.postAppeals', icon: 'message-square-lock' },
    ...{ waiting: 'postAppeals', moderators: true },
  },
  { to: '/operator/addresses', text: 'operators.nav.addresses', icon: 'map-pin', moderators: true },
  { to: '/operator/removed', text: 'operators.nav.removed', icon: 'eye-off', moderators: true },
  { to: '/operator/sanctions', text: 'operators.nav.sanctions', icon: 'ban' },
  { to: '/operator/appeals', text: 'operators.nav.appeals', icon: 'message-square-lock', waiting: 'appeals' },
  { to: '/operator/words', text: 'operators.nav.words', icon: 'type' },
  { to: '/operator/canned', text: 'operators.nav.canned', icon: 'quote' },
];
