import type { ConsolePage } from '../../shell/console-page.ts';

export const moderationConsolePages: readonly ConsolePage[] = [
  {
    ...{ group: 'waits', order: 3, to: '/operator/held', text: 'operators.nav.held', icon: 'clock' },
    ...{ waiting: 'heldPosts', moderators: true },
  },
  {
    ...{ group: 'waits', order: 4, to: '/operator/post-appeals', text: 'operators.nav.postAppeals' },
    ...{ icon: 'message-square-lock', waiting: 'postAppeals', moderators: true },
  },
  {
    ...{ group: 'people', order: 4, to: '/operator/addresses', text: 'operators.nav.addresses', icon: 'map-pin' },
    moderators: true,
  },
  {
    ...{ group: 'content', order: 2, to: '/operator/removed', text: 'operators.nav.removed', icon: 'eye-off' },
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
